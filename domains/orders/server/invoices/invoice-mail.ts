import type { Config, OutsideReader } from '@portal/platform/server'
import type { OrderEvent } from '../order/order-steps.ts'

/** Whether this portal sends mail, which another domain knows. */
export type InvoiceMail = (config: Config) => boolean

/** What the files of invoices are attached to. */
export const invoicePaper = 'invoice'

/** The data of the event that hands an issued invoice to the address that the owner gave for it. */
export type InvoiceMailEvent = OrderEvent & { invoiceId: string; reader: OutsideReader; fileId: string }
