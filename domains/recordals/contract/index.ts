export { savedLimits } from './saved-search.ts'
export { type RecordalFilter, recordalFilterQuery } from './search.ts'
export { recordalSearchApi } from './search-endpoints.ts'
export { searchLimits } from './words.ts'
