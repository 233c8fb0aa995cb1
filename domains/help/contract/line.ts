import { type HelpSourceId, helpSources, lawsReadOn } from './sources.ts'

type Source = (typeof helpSources)[HelpSourceId]

/** A statement, its source and the place in it, and the day on which that source was last read. */
export type SourcedLine = {
  text: string
  source: Source
  place?: string
  checkedOn: string
  /** The day from which a new edition of the source replaces this statement. */
  until?: string
  to?: string
}

/** The days on which the official pages and this portal's own pages were last read. */
const pagesReadOn = '2026-11-20'
const portalReadOn = '2026-11-20'

type LawId = { [Id in HelpSourceId]: (typeof helpSources)[Id]['level'] extends 'L' ? Id : never }[HelpSourceId]
type OfficialId = { [Id in HelpSourceId]: (typeof helpSources)[Id]['level'] extends 'O' ? Id : never }[HelpSourceId]

/** Makes the statements of one law: `article('十六', '…')`. */
export const lawOf =
  (id: LawId, until?: string) =>
  (article: string, text: string): SourcedLine => ({
    text,
    source: helpSources[id],
    place: `第${article}条`,
    checkedOn: lawsReadOn,
    ...(until !== undefined && { until }),
  })

/** A statement about a whole law: what it never says, or says throughout. */
export const wholeLaw = (id: LawId, text: string): SourcedLine => ({
  text,
  source: helpSources[id],
  place: '全文',
  checkedOn: lawsReadOn,
})

export const official = (id: OfficialId, text: string): SourcedLine => ({
  text,
  source: helpSources[id],
  checkedOn: pagesReadOn,
})

/** A statement about what this portal asks or does. Its numbers must come from the contracts and not from memory. */
export const portal = (text: string, to?: string): SourcedLine => ({
  text,
  source: helpSources.portal,
  checkedOn: portalReadOn,
  ...(to !== undefined && { to }),
})

/** Prudent advice of the portal's own, without figures and without rules of others. */
export const advice = (text: string, to?: string): SourcedLine => ({
  text,
  source: helpSources.advice,
  checkedOn: portalReadOn,
  ...(to !== undefined && { to }),
})

/** The place of a statement in words: 《…》第十六条. */
export const sourceText = ({ source, place }: { source: { title: string }; place?: string }): string =>
  place === undefined ? source.title : `${source.title}${place}`

type Dated = { source: { id: string; from?: string }; until?: string }

/** The statements that hold on a day (`YYYY-MM-DD`): those whose law was in force by then and that nothing has replaced. */
export const standingOn = <T extends Dated>(lines: readonly T[], day: string): T[] =>
  lines.filter(
    ({ source: { from }, until }) => (from === undefined || from <= day) && (until === undefined || day < until),
  )
