/** The number of 我的订单 in the menu of 我的事项, a value of our own: the specification has 1 to 10. */
export const ordersTab = 11

export const ordersPath = '/home/orders'
export const orderPath = (orderNo: string): string => `${ordersPath}/${orderNo}`
export const payPath = (orderNo: string): string => `${orderPath(orderNo)}/pay`
export const resultPath = (orderNo: string): string => `${orderPath(orderNo)}/result`

/** In the back office. */
export const deskRefundPath = (refundNo: string): string => `/refunds/${refundNo}`
export const deskInvoicePath = (id: string): string => `/invoices/${id}`
export const deskDayPath = (day: string): string => `/reconciliation/${day}`
export const deskOrderPath = (orderNo: string): string => `/orders/${orderNo}`
