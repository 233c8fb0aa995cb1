import { ordersDeskApi } from '../../../contract/desk-endpoints.ts'

/** The calls that show orders at the desk; they are repeated after each act of the user or a colleague. */
export const orderReads = [ordersDeskApi.list, ordersDeskApi.detail]
