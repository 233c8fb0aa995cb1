export { valuationWeb } from './valuation-web.ts'
