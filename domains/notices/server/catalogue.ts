import type { Actor, NoticeEntry } from '@portal/platform/server'

/** The notices that the domains of this portal contribute, by event. */
export type Catalogue = ReadonlyMap<string, NoticeEntry>

/**
 * Makes the catalogue. Two entries for one event stop the start of the server, since nobody could tell which words are right.
 */
export const catalogueOf = (entries: readonly NoticeEntry[]): Catalogue => {
  const catalogue = new Map(entries.map((entry) => [entry.event, entry]))
  if (catalogue.size < entries.length) throw new Error('an event has two entries among the notices')
  return catalogue
}

/** The words of an event; general words for an event that no domain contributes any more. */
export const wordsOf = (catalogue: Catalogue, event: string): { name: string; text: string } => {
  const { name, text } = catalogue.get(event) ?? { name: '业务进展', text: '您有新的进展。' }
  return { name, text }
}

/**
 * The entries that can reach this user and that he can turn off; entries for the desk reach only staff who hold the permission
 * that they name, those for providers only providers, papers go to whoever asked for them, and some are told always.
 */
export const concerning = (catalogue: Catalogue, { userType, may }: Pick<Actor, 'userType' | 'may'>): NoticeEntry[] =>
  [...catalogue.values()].filter(({ to, holding, forDesk, forProviders, papers, always }) => {
    if (papers || always) return false
    if (to === 'staff' || forDesk) return userType === 'staff' && (holding === undefined || may?.(holding) === true)
    return (to !== 'providers' && !forProviders) || userType === 'provider'
  })
