import { invoicesApi } from '../../../contract/invoices/invoice-endpoints.ts'

/** The calls that show invoices at the desk; they are repeated after each act. */
export const invoiceReads = [invoicesApi.list]

export const invoicePath = (id: string): string => `/invoices/${id}`
