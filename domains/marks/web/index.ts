export { HitList } from './found/hit-list.tsx'
export { SearchedLine } from './found/searched-line.tsx'
