import { receiptsApi } from '../../../contract/receipts-endpoints.ts'

/** The calls that show receipts; they are repeated after each act. */
export const receiptReads = [receiptsApi.list]
