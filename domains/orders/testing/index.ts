export { setFees } from './sample-order.ts'
