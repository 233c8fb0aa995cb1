import { defineApi } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { finding } from './check.ts'
import { trademarkErrors } from './errors.ts'
import { trademarkOrder } from './file/order-form.ts'
import { helpAsked, helpForm } from './help.ts'

export const submittedOrder = z.object({
  /** Always "0"; every other answer is a failure. */
  state: z.literal('0'),
  /** Where to go: the page on which the order is paid, or the application where nothing is to be paid. */
  url: z.string(),
  businessSn: z.string(),
  orderNo: z.nullable(z.string()),
  findings: z.array(finding),
  /** The search report that came with an application abroad; null where there is none. */
  report: z.nullable(z.object({ reportNo: z.string(), url: z.string(), fileName: z.string() })),
})
export type SubmittedOrder = z.infer<typeof submittedOrder>

/** The calls of the form that sends an application: no other page loads them. */
export const trademarkOrderApi = defineApi(trademarkErrors, {
  submit: {
    method: 'POST',
    path: '/api/submitTradeMarkInfo',
    access: 'signedIn',
    summary: '提交商标注册申请并下单；state 为 "0" 时转到 url；kind 为 gjsbzc 时同时生成检索报告',
    body: trademarkOrder,
    reply: submittedOrder,
    submits: true,
    replyNumber: 'businessSn',
    limit: 'submit',
    nestedFields: true,
    fails: ['order.no_prices', 'trademark.edition_changed', 'file.quota'],
  },
  askHelp: {
    method: 'POST',
    path: '/api/trademarkHelp',
    access: 'signedIn',
    summary: '请专家致电；callBy 为工作时间内最迟致电的时刻',
    body: helpForm,
    reply: helpAsked,
    submits: true,
    limit: 'submit',
    fails: ['trademark.too_many_help_calls'],
  },
})
