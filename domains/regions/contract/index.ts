export { countryNames, isCountryName } from './country-names.ts'
export { sampleCountries, sampleRegions } from './samples.ts'
