import { type OrderService, orderServiceLabels } from './fees.ts'

type Titled = { service: OrderService; title: string }

/** What an order is for, as a customer reads it: 专利申请 · 一种折叠支架. Staff give an order made by hand its whole title. */
export const orderTitle = ({ service, title }: Titled): string =>
  service === 'manual' ? title : `${orderServiceLabels[service]} · ${title}`

/**
 * What an order is called where others than its owner and staff may read it: in a notice and at a gateway. A title that the
 * customer wrote has no place there, since it may name an invention that is not published yet.
 */
export const publicOrderTitle = ({ service, title }: Titled): string =>
  service === 'manual' ? title : orderServiceLabels[service]
