import type { Actor, NoticeEntry } from '@portal/platform/server'

/** What the domains of this app have to tell, by event. */
export type Catalogue = ReadonlyMap<string, NoticeEntry>

/** Two entries for one event would leave open which words hold, so they end the start. */
export const catalogueOf = (entries: readonly NoticeEntry[]): Catalogue => {
  const catalogue = new Map(entries.map((entry) => [entry.event, entry]))
  if (catalogue.size < entries.length) throw new Error('an event has two entries among the notices')
  return catalogue
}

/** The words of an event; of one that no domain tells of any more, words that fit any. */
export const wordsOf = (catalogue: Catalogue, event: string): { name: string; text: string } => {
  const { name, text } = catalogue.get(event) ?? { name: '业务进展', text: '您有新的进展。' }
  return { name, text }
}

/** The entries that can reach this user: those of the desk reach staff alone. */
export const concerning = (catalogue: Catalogue, { userType }: Pick<Actor, 'userType'>): NoticeEntry[] =>
  [...catalogue.values()].filter(({ to, forDesk }) => (to !== 'staff' && !forDesk) || userType === 'staff')
