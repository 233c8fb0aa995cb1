import { type OrderService, orderServiceLabels } from './fees.ts'

type Titled = { service: OrderService; title: string }

/** What an order is for, as a customer reads it: 专利申请 · 一种折叠支架. Staff give an order made by hand its whole title. */
export const orderTitle = ({ service, title }: Titled): string =>
  service === 'manual' ? title : `${orderServiceLabels[service]} · ${title}`
