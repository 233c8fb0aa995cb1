import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { amountField, fen, fenOf, moneyWords, sumFen, yuanOf } from './money.ts'

it.each([
  ['0.00', 0n],
  ['0.05', 5n],
  ['3450.55', 345_055n],
  ['99999999.99', 9_999_999_999n],
])('%s on the wire is %s fen, and the same again', (yuan, amount) => {
  expect(fenOf(yuan)).toBe(amount)
  expect(yuanOf(fen(amount))).toBe(yuan)
})

it('a balance may be less than nothing', () => {
  expect(yuanOf(fen(-5))).toBe('-0.05')
  expect(yuanOf(fen(-345_055))).toBe('-3450.55')
})

it('sums are exact where floating point is not', () => {
  expect(yuanOf(sumFen(['0.10', '0.20', '0.30'].map(fenOf)))).toBe('0.60')
})

it('people read thousands apart', () => {
  expect(moneyWords('1234567.80')).toBe('¥1,234,567.80')
  expect(moneyWords('950.00')).toBe('¥950.00')
})

it.each(['', '0.00', '1', '1.5', '1.555', '-1.00', '100000000.00', '1e3', '１.00', 12])(
  'refuses %j as an amount',
  (text) => {
    const { success } = z.object({ amount: amountField('请输入金额') }).safeParse({ amount: text })
    expect(success).toBe(false)
  },
)
