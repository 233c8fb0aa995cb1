import { type HelpSourceId, helpSources } from './sources.ts'

type Source = (typeof helpSources)[HelpSourceId]

/** A statement with where it stands and the day on which that was last read. */
export type SourcedLine = {
  text: string
  source: Source
  place?: string
  checkedOn: string
  /** The day from which another edition takes the place of this one. */
  until?: string
  to?: string
}

/** The day on which the texts of law were read, the one of the official pages, and the one of the portal's own. */
const lawsReadOn = '2025-04-19'
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

/** What a law does not say, or says throughout. */
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

/** What this portal asks or does. Numbers in it come from the contracts, never from memory. */
export const portal = (text: string, to?: string): SourcedLine => ({
  text,
  source: helpSources.portal,
  checkedOn: portalReadOn,
  ...(to !== undefined && { to }),
})

/** Plain prudence, without figures and without any rule of others. */
export const advice = (text: string, to?: string): SourcedLine => ({
  text,
  source: helpSources.advice,
  checkedOn: portalReadOn,
  ...(to !== undefined && { to }),
})

/** Where a statement stands, in words: 《…》第十六条. */
export const sourceText = ({ source, place }: { source: { title: string }; place?: string }): string =>
  place === undefined ? source.title : `${source.title}${place}`

/** What still stands on a day (`YYYY-MM-DD`). */
export const standingOn = <T extends { until?: string }>(lines: readonly T[], day: string): T[] =>
  lines.filter(({ until }) => until === undefined || day < until)
