import { longestKeyword } from '@portal/platform/contract'

/** Lengths in code points; `text` is HTML, and its limit counts the tags. */
export const newsLimits = {
  title: 120,
  summary: 300,
  author: 40,
  source: 80,
  sourceUrl: 500,
  text: 200_000,
  services: 12,
  /** How many tags of each kind an article may have: a card shows them in one line. */
  places: 3,
  subjects: 3,
  cover: 200,
  keyword: longestKeyword,
  /** The most words of a search, which are separated by spaces; the search ignores further words. */
  words: 5,
  reason: 200,
  /** Up to this number a search counts its hits exactly; beyond it, the answer says that the number is not exact. */
  counted: 500,
  /** How many days ahead a publication may be planned. */
  scheduleDays: 366,
} as const

/** How many articles a page of a list may show; the pager offers these sizes. */
export const newsPageSizes = [10, 20, 30, 40] as const

/** How long browsers and proxies may keep public answers, in seconds; after that a withdrawn article is gone everywhere. */
export const newsCacheSeconds = 15

/** How many articles of each category the home page shows. */
export const latestCount = 8

/** How many related articles stand beside an article. */
export const relatedCount = 3
