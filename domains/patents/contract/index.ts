export { patentFeeCodes } from './fees.ts'
