export { valuationApi } from './endpoints.ts'
