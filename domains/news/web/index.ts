// A door that defines nothing, so that the first page takes of it the names of pages and the place of the latest news alone.

export { newsFirstViews } from './first-view/news-first-views.ts'
export { LatestNews } from './latest/latest-news.tsx'
export { newsWeb } from './news-web.ts'
