export { CountriesField, CountryField, RegionField } from './lazy-fields.tsx'
export { placeText } from './place-text.ts'
