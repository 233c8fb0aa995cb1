import { refundsApi } from '../../../contract/refunds/refund-endpoints.ts'

/** The calls that show refunds at the desk; they are repeated after each act of the user or a colleague. */
export const refundReads = [refundsApi.list]

export const refundPath = (refundNo: string): string => `/refunds/${refundNo}`
