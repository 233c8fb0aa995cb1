import { bytes, defineApi, done } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { orderErrors } from './errors.ts'
import { feesQuery, publicFees } from './fees.ts'
import {
  orderDetail,
  orderKey,
  orderRows,
  orderStanding,
  ordersQuery,
  payAnswer,
  payForm,
  paymentKey,
} from './order.ts'
import { orderStates } from './order-states.ts'
import { slipForm } from './slips.ts'

/** Calls of customers about their orders. A stranger's order is not found. */
export const ordersApi = defineApi(orderErrors, {
  fees: {
    method: 'GET',
    path: '/api/fees',
    access: 'public',
    summary: '一类业务现行的价格，官费与服务费分列；version 为空表示尚未公布，暂不能提交',
    query: feesQuery,
    reply: publicFees,
  },
  list: {
    method: 'GET',
    path: '/api/orders',
    access: 'signedIn',
    summary: '我的订单，新的在前；state 为 -1 已关闭、0 待付款、1 已付款、2 已完成，空为全部',
    query: ordersQuery,
    reply: orderRows,
  },
  detail: {
    method: 'GET',
    path: '/api/orders/{orderNo}',
    access: 'signedIn',
    summary: '我的一个订单：明细、支付方式、付款记录与经过',
    params: orderKey,
    reply: orderDetail,
  },
  pay: {
    method: 'POST',
    path: '/api/orders/{orderNo}/pay',
    access: 'signedIn',
    summary: '开始付款；同一方式再次调用答复同一笔支付',
    params: orderKey,
    body: payForm,
    reply: payAnswer,
    limit: 'submit',
    fails: [
      'order.not_awaiting_payment',
      'order.closing',
      'order.too_many_attempts',
      'order.way_not_open',
      'order.holds_money',
      'order.gateway_silent',
    ],
  },
  check: {
    method: 'POST',
    path: '/api/orders/{orderNo}/check',
    access: 'signedIn',
    summary: '先向支付渠道查询，再答复订单当前的付款情况',
    params: orderKey,
    reply: orderStanding,
    limit: 'costly',
    fails: ['order.gateway_silent', 'order.state_conflict', 'order.holds_money'],
  },
  standing: {
    method: 'GET',
    path: '/api/orders/{orderNo}/standing',
    access: 'signedIn',
    summary: '订单当前的付款情况；页面自行查询，不算使用登录',
    params: orderKey,
    reply: orderStanding,
    background: true,
  },
  sheet: {
    method: 'GET',
    path: '/api/orders/{orderNo}/sheet',
    access: 'signedIn',
    summary: '我的订单，PDF：付款前为缴费通知单，付款后为收款确认；不是发票',
    params: orderKey,
    reply: bytes,
    limit: 'costly',
  },
  cancel: {
    method: 'POST',
    path: '/api/orders/{orderNo}/cancel',
    access: 'signedIn',
    summary: '取消一个未付款的订单；有支付未查清时先查清，closing 为真',
    params: orderKey,
    reply: z.object({ state: z.literal(orderStates), closing: z.boolean() }),
    fails: ['order.state_conflict', 'order.holds_money'],
  },
  addSlip: {
    method: 'POST',
    path: '/api/orders/{orderNo}/slips',
    access: 'signedIn',
    summary: '上传转账凭证（用途 remittance-slip，最多 5 份）；凭证不代表到账，首份凭证延长一次付款期限',
    params: orderKey,
    body: slipForm,
    reply: z.object({ id: z.string() }),
    submits: true,
    fails: ['order.not_awaiting_payment', 'order.too_many_slips'],
  },
  payDemonstration: {
    method: 'POST',
    path: '/api/demonstration/pay',
    access: 'signedIn',
    summary: '演示付款，不涉及任何资金；仅演示环境提供',
    body: paymentKey,
    reply: done,
    fails: ['order.state_conflict'],
  },
})
