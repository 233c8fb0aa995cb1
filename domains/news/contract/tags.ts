/**
 * The places that an article may concern, by code, in the order in which pages list them. The first place of an article gives
 * its drawn cover tone and skyline, so that a new place needs a drawing (`web/cover/drawings.ts`).
 */
export const newsPlaces = {
  eu: '欧盟',
  de: '德国',
  fr: '法国',
  us: '美国',
  gb: '英国',
  sea: '东南亚',
  cn: '中国',
} as const
export type NewsPlace = keyof typeof newsPlaces
export const newsPlaceCodes = Object.keys(newsPlaces) as [NewsPlace, ...NewsPlace[]]

/** The subjects of articles, by code. The first subject of an article gives its drawn cover the object. */
export const newsSubjects = {
  seizure: '查扣',
  fair: '展会',
  shop: '电商',
  patent: '专利',
  trademark: '商标',
  court: '诉讼',
  policy: '政策',
} as const
export type NewsSubject = keyof typeof newsSubjects
export const newsSubjectCodes = Object.keys(newsSubjects) as [NewsSubject, ...NewsSubject[]]

/** A place or a subject; no code is both. */
export type NewsTag = NewsPlace | NewsSubject
export const newsTags = { ...newsPlaces, ...newsSubjects } satisfies Record<NewsTag, string>
export const newsTagCodes = [...newsPlaceCodes, ...newsSubjectCodes] as const

/** A tag as the public calls name it: lists show `name`, and the list is filtered by `code`. */
export const namedTags = <T extends NewsTag>(codes: readonly T[]): { code: T; name: string }[] =>
  codes.map((code) => ({ code, name: newsTags[code] }))
