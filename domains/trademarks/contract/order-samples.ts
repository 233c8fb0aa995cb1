import type { HelpAsked } from './help.ts'
import type { SubmittedOrder } from './order-endpoints.ts'
import { reportRowAnswer } from './samples.ts'

/** What a submission answers. */
export const submittedAnswer = (changes: Partial<SubmittedOrder> = {}): SubmittedOrder => ({
  state: '0',
  url: '/#/home/orders/DD20261118000001/pay',
  businessSn: 'SB20261118000001',
  orderNo: 'DD20261118000001',
  findings: [],
  report: null,
  ...changes,
})

/** The report that comes with an application abroad. */
export const orderReportAnswer = (): NonNullable<SubmittedOrder['report']> => {
  const { reportNo, url, fileName } = reportRowAnswer()
  return { reportNo, url, fileName }
}

/** An expert calls until half past nine on the next working day. */
export const helpAskedAnswer = (): HelpAsked => ({
  id: 'a5c1d2e3-976d-481e-84f1-03714dd8e897',
  callBy: Date.parse('2026-11-19T09:30:00+08:00'),
})
