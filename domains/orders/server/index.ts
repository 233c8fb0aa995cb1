import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { ordersApi } from '../contract/endpoints.ts'
import type { FeeCode } from '../contract/fees.ts'
import { gatewayApi } from '../contract/gateway-endpoints.ts'
import { invoicesApi } from '../contract/invoices/invoice-endpoints.ts'
import { refundsApi } from '../contract/refunds/refund-endpoints.ts'
import { orderCards, orderTrends } from './desk/day-work.ts'
import { completeDemonstrationFees } from './desk/demonstration-fees.ts'
import { deskPurviews, deskRoutes } from './desk/desk-routes.ts'
import { orderSearch } from './desk/desk-search.ts'
import { orderDemonstration } from './desk/orders-demonstration.ts'
import { orderRecord } from './desk/record-order-act.ts'
import { publicFeesOf } from './fees/public-fees.ts'
import { figuresJob } from './figures/refresh-figures.ts'
import { orderHistories } from './histories.ts'
import { invoiceHandlers, invoiceNotices, invoicePurviews } from './invoices/invoice-handlers.ts'
import type { InvoiceMail } from './invoices/invoice-mail.ts'
import { invoiceRecord } from './invoices/invoice-steps.ts'
import { booksCheck, booksGauge, booksJob } from './ledger/check-books.ts'
import { orderNotices } from './notices.ts'
import { cancelOwnOrder } from './order/cancel-order.ts'
import { expiryTicker } from './order/expire-orders.ts'
import { listOwnOrders } from './order/list-own-orders.ts'
import { ownOrderSheet } from './order/order-sheet.ts'
import { orderMatters } from './order/own-matters.ts'
import { reminderTicker } from './order/remind-orders.ts'
import { ownStanding, viewOwnOrder } from './order/view-order.ts'
import { orderGauges } from './order-gauges.ts'
import { askTicker } from './pay/ask-attempts.ts'
import { beginPayment } from './pay/begin-payment.ts'
import { certificateCheck } from './pay/certificate-check.ts'
import { checkPayment } from './pay/check-payment.ts'
import { gatewayCheck } from './pay/gateway-check.ts'
import { gatewayMessages, gatewaySeconds, payments } from './pay/payment-metrics.ts'
import { paymentNotices } from './pay/payment-notices.ts'
import { paymentSettings, paymentWarnings } from './payments.settings.ts'
import { permissions } from './permissions.ts'
import { ordersPersonal } from './personal.ts'
import { returnTicker } from './receipts/ask-returns.ts'
import { receiptsDemonstration } from './receipts/demonstrate-receipts.ts'
import { receiptPurviews, receiptRoutes } from './receipts/receipts-routes.ts'
import { receiptRecord } from './receipts/record-receipt-act.ts'
import { reconciliationDemonstration } from './reconciliation/demonstrate-reconciliation.ts'
import { billsJob, compareJob } from './reconciliation/fetch-bills.ts'
import { statementListener } from './reconciliation/reconcile-bank.ts'
import { reconciliationPurviews, reconciliationRoutes } from './reconciliation/reconciliation-routes.ts'
import { refundTicker } from './refunds/ask-houses.ts'
import { refundRecord } from './refunds/record-refund-act.ts'
import { refundHandlers, refundPurviews } from './refunds/refund-handlers.ts'
import { refundNotices } from './refunds/refund-notices.ts'
import { unwantedListener } from './refunds/return-unwanted.ts'
import { addSlip } from './slips/slips.ts'
import { notifyAlipay } from './ways/alipay/notify-alipay.ts'
import { payDemonstration } from './ways/demonstration/pay-demonstration.ts'
import { refuseDemonstrationMoney } from './ways/demonstration/refuse-demonstration-money.ts'
import { notifyWechat } from './ways/wechat/notify-wechat.ts'

export type { Want } from './fees/price-lines.ts'
export { findQuote } from './fees/quote.ts'
export { checkBooks } from './ledger/check-books.ts'
export { markSpent } from './order/mark-spent.ts'
export type { OrderClosed, OrderEvent } from './order/order-steps.ts'
export { placeOrder } from './order/place-order.ts'
export { cancelOrder, completeOrder, findServiceOrder, retitleOrders, type ServiceOrder } from './order/service-acts.ts'
export { payAtSeed } from './ways/demonstration/pay-at-seed.ts'

/**
 * Orders and money. `codes` is what the services may charge for; the prices are the operator's. `mail` says whether this
 * portal sends mail: then an invoice is asked for with an address.
 */
export const createOrdersServer = (codes: readonly FeeCode[], mail: InvoiceMail = () => false): ServerDomain => ({
  name: 'orders',
  personal: ordersPersonal,
  histories: orderHistories,
  settings: paymentSettings,
  warnings: paymentWarnings,
  prepare: async (ctx) => {
    await refuseDemonstrationMoney(ctx)
    await completeDemonstrationFees(ctx, codes)
  },
  routes: [
    ...bindRoutes(ordersApi, {
      fees: publicFeesOf(codes),
      list: listOwnOrders,
      detail: (ctx, input) => viewOwnOrder(ctx, input, mail(ctx.config)),
      pay: beginPayment,
      check: checkPayment,
      sheet: ownOrderSheet,
      standing: ownStanding,
      cancel: cancelOwnOrder,
      addSlip,
      payDemonstration,
    }),
    ...bindRoutes(gatewayApi, { notifyWechat, notifyAlipay }),
    ...bindRoutes(refundsApi, refundHandlers),
    ...bindRoutes(invoicesApi, invoiceHandlers(mail)),
    ...receiptRoutes,
    ...reconciliationRoutes,
    ...deskRoutes(codes),
  ],
  records: [orderRecord, receiptRecord, refundRecord, invoiceRecord],
  metrics: [gatewayMessages.metric, payments.metric, gatewaySeconds.metric],
  jobs: [booksJob, figuresJob, billsJob, compareJob],
  gauges: [booksGauge, ...orderGauges],
  checks: [booksCheck, gatewayCheck, certificateCheck],
  tickers: [expiryTicker, reminderTicker, askTicker, refundTicker, returnTicker],
  todayCards: orderCards,
  trends: orderTrends,
  finds: [orderSearch],
  permissions,
  purviews: [...deskPurviews, ...receiptPurviews, ...refundPurviews, ...invoicePurviews, ...reconciliationPurviews],
  listeners: [unwantedListener, statementListener],
  notices: [...orderNotices, ...paymentNotices, ...refundNotices, ...invoiceNotices],
  matters: orderMatters,
  texts: [
    { key: 'payment-note', name: '付款说明', place: '付款页，在付款方式下面' },
    { key: 'refund-terms', name: '退款说明', place: '申请退款的窗口' },
    { key: 'invoice-note', name: '发票说明', place: '申请发票的窗口' },
  ],
  demonstrate: [...orderDemonstration(codes), receiptsDemonstration, reconciliationDemonstration],
})
