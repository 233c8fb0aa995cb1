export { ordersApi } from './endpoints.ts'
export { orderErrors } from './errors.ts'
export {
  type FeeCode,
  feeKindLabels,
  feeKinds,
  type PublicFees,
} from './fees.ts'
export { type Fen, fen, fenOf, moneyWords, sumFen, yuanOf } from './money.ts'
export {
  annualFeePayerLabels,
  annualFeePayers,
} from './order.ts'
export { orderStateLabels, orderStates } from './order-states.ts'
export { deskOrderPath, orderPath, payPath } from './paths.ts'
