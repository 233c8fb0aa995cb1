export { CountryField, type CountryFieldProps } from './country-field.tsx'
export { loadRegions } from './load-regions.ts'
export { noRegion, type RegionCodes } from './region-codes.ts'
export { RegionField, type RegionFieldProps } from './region-field.tsx'
