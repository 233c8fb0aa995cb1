// This file only names pages and the place of the latest news and imports nothing heavy, so that the first page stays small.

export { newsFirstViews } from './first-view/news-first-views.ts'
export { LatestNews } from './latest/latest-news.tsx'
export { newsWeb } from './news-web.ts'
