import type { RefundDeskRow } from '../contract/refunds/refund.ts'

/** When the sample was asked for. */
const askedAt = Date.parse('2026-11-20T10:00:00+08:00')

/** A refund of a transfer, as the desk reads it. */
export const refundRowAnswer = (changes: Partial<RefundDeskRow> = {}): RefundDeskRow => ({
  refundNo: 'TK20261120000001',
  state: 0,
  amount: '1200.00',
  reason: '不再办理',
  reply: null,
  createTime: askedAt,
  doneTime: null,
  fund: 'order',
  origin: 'owner',
  order: {
    orderNo: 'DD20261118000001',
    title: '一种折叠支架',
    state: 1,
    paidAmount: '3450.55',
    refundedAmount: '0.00',
    surplusAmount: '0.00',
    isInvoiced: false,
  },
  customer: { id: 'u1', username: 'demo' },
  parts: [],
  pending: null,
  history: [{ act: 'ask', actor: 'demo', note: '不再办理', time: askedAt }],
  can: ['approve', 'reject'],
  ...changes,
})

export const refundPartAnswer = (
  changes: Partial<RefundDeskRow['parts'][number]> = {},
): RefundDeskRow['parts'][number] => ({
  partNo: 'TK2026112000000101',
  house: 'bank',
  amount: '1200.00',
  state: 'waiting',
  offline: false,
  payee: null,
  error: null,
  doneTime: null,
  bankSerial: null,
  ...changes,
})
