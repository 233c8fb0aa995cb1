export { ordersApi } from './endpoints.ts'
export { orderErrors } from './errors.ts'
export {
  type FeeCode,
  type FeeKind,
  feeKindLabels,
  type OrderService,
  orderServiceLabels,
  type PublicFees,
} from './fees.ts'
export { type Fen, fen, fenOf, moneyWords, noFen, sumFen, yuanOf } from './money.ts'
export {
  type AnnualFeePayer,
  annualFeePayerLabels,
  annualFeePayers,
  type OrderDetail,
  type OrderRow,
} from './order.ts'
export { type CloseReason, closeReasonLabels, type OrderState, orderStateLabels, orderStates } from './order-states.ts'
export { orderPath, payPath } from './paths.ts'
