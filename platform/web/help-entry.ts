import type { IconName } from './ui/icon.tsx'

/**
 * What a line of help rests on. `L`: the text of a law, read whole. `O`: a page of the body that decides. `P`: this
 * portal, for what its own forms ask and for plain advice. There is no level for hearsay, so none can be written down.
 */
export type HelpSource = {
  id: string
  title: string
  publisher: string
  url?: string
  level: 'L' | 'O' | 'P'
}

/** One statement with where it stands and the day on which that was last read. */
export type HelpLine = {
  text: string
  source: HelpSource
  /** The place within the source: 第十六条. */
  place?: string
  checkedOn: string
  /** The day from which it no longer stands, and is no longer shown. */
  until?: string
  /** The address of a service that it sends to; drawn as a link where the portal offers it. */
  to?: string
}

/** The parts of a page on a service, in their order, and those of a page for the first hour. */
export type HelpPart = 'who' | 'papers' | 'steps' | 'time' | 'fees' | 'mistakes' | 'now' | 'ask' | 'open' | 'avoid'

export type HelpTopic = {
  lead: string
  parts: Partial<Record<HelpPart, readonly HelpLine[]>>
}

/** A page of the help centre. A domain brings one for each service it offers; the lines come when they are wanted. */
export type HelpEntry = {
  /** `/home/help?topic=<key>`. */
  key: string
  title: string
  icon: IconName
  sort: number
  /** The page of the portal that it explains; without one it is a page for the first hour. */
  about?: string
  /** One line for lists. */
  text: string
  load: () => Promise<HelpTopic>
}
