export { calendarsApi } from './endpoints.ts'
