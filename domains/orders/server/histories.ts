import type { History } from '@portal/platform/server'
import { invoiceDeeds } from './invoices/invoice.table.ts'
import { orderSteps } from './order/order.table.ts'
import { orderChanges } from './order/order-change.table.ts'
import { receiptSteps } from './receipts/receipt.table.ts'
import { refundDeeds } from './refunds/refund.table.ts'

/** What happened to orders and to their refunds, invoices and receipts. */
export const orderHistories: readonly History[] = [
  { name: '订单步骤', table: orderSteps },
  { name: '订单修改记录', table: orderChanges },
  { name: '退款记录', table: refundDeeds },
  { name: '发票记录', table: invoiceDeeds },
  { name: '到账处理记录', table: receiptSteps },
]
