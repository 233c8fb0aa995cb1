import type { IconName } from './ui/icon.tsx'

/**
 * The source that a line of help rests on. `L`: the text of a law, read whole. `O`: a page of the authority that decides.
 * `P`: this portal, for what its own forms ask and for plain advice. There is no level for hearsay, so that nobody can cite
 * hearsay.
 */
export type HelpSource = {
  id: string
  title: string
  publisher: string
  url?: string
  level: 'L' | 'O' | 'P'
}

/** One statement, with its place in the source and the day on which somebody last read it there. */
export type HelpLine = {
  text: string
  source: HelpSource
  /** The place within the source: 第十六条. */
  place?: string
  checkedOn: string
  /** The day from which the statement is no longer true; from that day on it is not shown. */
  until?: string
  /** The address of a service that the statement recommends; drawn as a link if the portal offers that service. */
  to?: string
  /** The address of the page on which the statement stands, where that is not the page of help itself. */
  at?: string
}

/** The parts of a page on a service, in their order, and those of a page for the first hour. */
export type HelpPart = 'who' | 'papers' | 'steps' | 'time' | 'fees' | 'rules' | 'mistakes' | 'now' | 'avoid'

export type HelpTopic = {
  lead: string
  parts: Partial<Record<HelpPart, readonly HelpLine[]>>
}

/**
 * A page of the help centre. A domain brings one for each service that it offers; its lines are loaded when the page is
 * opened.
 */
export type HelpEntry = {
  /** `/home/help?topic=<key>`. */
  key: string
  title: string
  icon: IconName
  sort: number
  /**
   * The page of the portal that this page of help explains, with the query that chooses one of its forms. A page of help without it is one for the first hour after an
   * incident.
   */
  about?: string
  /** The address of a page of its own, which the help centre links to in place of drawing it. */
  page?: string
  /** One line for lists. */
  text: string
  load: () => Promise<HelpTopic>
}
