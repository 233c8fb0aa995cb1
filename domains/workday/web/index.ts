export { DeskKeys } from './keys/desk-keys.tsx'
export { DeskSearch } from './search/desk-search.tsx'
export { deskViews } from './views/desk-views.ts'
