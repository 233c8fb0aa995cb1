import type { DayView, DifferenceItem, WayOfDay } from '../contract/reconciliation/reconciliation.ts'

/** A payment that the bill has with one fen more. */
export const differenceAnswer = (changes: Partial<DifferenceItem> = {}): DifferenceItem => ({
  id: 'd1',
  kind: 'amount',
  move: 'payment',
  tradeNo: '4200000001',
  orderNo: 'DD20261119000001',
  here: '3450.55',
  there: '3450.56',
  state: 'open',
  reason: null,
  actor: null,
  createTime: 1_763_600_000_000,
  explainTime: null,
  ...changes,
})

const wayAnswer = (changes: Partial<WayOfDay> = {}): WayOfDay => ({
  way: 'wechat',
  agreement: 'differs',
  expected: '3450.55',
  received: '3450.56',
  difference: '0.01',
  fees: '20.70',
  bill: { state: 'fetched', lines: 1, sha256: 'a'.repeat(64), time: 1_763_600_000_000 },
  items: [differenceAnswer()],
  ...changes,
})

/** A day that differs by one fen at WeChat Pay, and without a bill of Alipay. */
export const dayAnswer = (changes: Partial<WayOfDay> = {}): DayView => ({
  day: '2026-11-19',
  ways: [
    wayAnswer(changes),
    wayAnswer({
      way: 'alipay',
      agreement: 'noBill',
      expected: '0.00',
      received: null,
      difference: null,
      fees: null,
      bill: { state: 'none', lines: 0, sha256: null, time: 1_763_600_000_000 },
      items: [],
    }),
  ],
  books: { time: 1_763_600_000_000, balanced: true, difference: '0.00' },
  canFetch: true,
})
