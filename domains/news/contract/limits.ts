/** Lengths in code points; `text` is HTML as it comes, tags included. */
export const newsLimits = {
  title: 120,
  summary: 300,
  author: 40,
  source: 80,
  sourceUrl: 500,
  text: 200_000,
  services: 12,
  keyword: 50,
  /** A longer search is cut into words at its spaces; further words are left out. */
  words: 5,
  reason: 200,
  /** A search counts exactly up to here; beyond it says so. */
  counted: 500,
  /** Days ahead that a publication may be planned. */
  scheduleDays: 366,
} as const

/** What a list may show at once, as its pager offers it. */
export const newsPageSizes = [10, 20, 30, 40] as const

/** How long browsers and proxies may keep what the public reads, in seconds: a withdrawn article is gone after it. */
export const newsCacheSeconds = 15

/** How many the home page shows of a category. */
export const latestCount = 8
