export { forgetWriterAfterDays } from './limits.ts'
