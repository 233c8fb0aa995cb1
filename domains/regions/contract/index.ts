export { regionsApi } from './endpoints.ts'
export { Country, DictionaryQuery, Region } from './regions.ts'
export { sampleCountries, sampleRegions } from './samples.ts'
