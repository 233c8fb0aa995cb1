export { withFieldsOf } from '../contract/file/act-samples.ts'
export type { FileAct } from '../contract/file/acts.ts'
export { orderSample } from '../contract/file/order-samples.ts'
