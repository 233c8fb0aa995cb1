export { sampleCountries, sampleRegions } from './samples.ts'
