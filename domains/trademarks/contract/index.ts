export { trademarkFeeCodes } from './fees.ts'
