import type { OrderDetail, OrderRow, OrderStanding, PayAnswer } from '../contract/order.ts'

/** When the sample was placed, and the server's clock in its answers. */
export const placedAt = Date.parse('2026-11-18T10:00:00+08:00')
const dayMs = 86_400_000

export const orderRowAnswer = (changes: Partial<OrderRow> = {}): OrderRow => ({
  orderNo: 'DD20261118000001',
  businessSn: 'ZL20261118000001',
  service: 'sqzl',
  title: '一种折叠支架',
  state: 0,
  refundState: null,
  invoiceState: null,
  amount: '3450.55',
  paidAmount: '0.00',
  refundedAmount: '0.00',
  createTime: placedAt,
  expiresAt: placedAt + 3 * dayMs,
  payTime: null,
  can: ['pay', 'cancel'],
  ...changes,
})

export const orderAnswer = (changes: Partial<OrderDetail> = {}): OrderDetail => ({
  ...orderRowAnswer(),
  lines: [
    {
      code: 'patent.invention.official',
      name: '演示 · 发明专利申请官费',
      kind: 'official',
      quantity: 1,
      unitPrice: '950.00',
      amount: '950.00',
    },
    {
      code: 'patent.invention.service',
      name: '演示 · 发明专利代理服务费',
      kind: 'service',
      quantity: 1,
      unitPrice: '2500.55',
      amount: '2500.55',
    },
  ],
  officialFee: '950.00',
  serviceFee: '2500.55',
  feeVersion: 3,
  feesSince: Date.parse('2026-11-01T00:00:00+08:00'),
  dueAmount: '3450.55',
  surplusAmount: '0.00',
  closing: false,
  closeReason: null,
  annualFeePayer: 2,
  ways: [
    { way: 'demonstration', open: true, reason: '' },
    { way: 'bankTransfer', open: true, reason: '' },
  ],
  payments: [],
  slips: [],
  refunds: [],
  refundableAmount: '0.00',
  refundTerms: { withheld: [] },
  invoice: null,
  invoiceTerms: { amount: '0.00', withheld: [], isEmailNeeded: false },
  timeline: [{ state: 0, act: 'place', time: placedAt }],
  serverTime: placedAt,
  demonstration: true,
  ...changes,
})

export const standingAnswer = (changes: Partial<OrderStanding> = {}): OrderStanding => ({
  state: 0,
  closing: false,
  amount: '3450.55',
  paidAmount: '0.00',
  dueAmount: '3450.55',
  payment: null,
  serverTime: placedAt,
  ...changes,
})

export const payAnswerOf = (changes: Partial<PayAnswer>): PayAnswer => ({
  paymentNo: 'DD2026111800000101',
  way: 'demonstration',
  amount: '3450.55',
  expiresAt: placedAt + 3 * dayMs,
  ...changes,
})
