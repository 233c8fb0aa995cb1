import { expect, test } from 'vitest'
import { type AtGateway, type Expected, judgeOrder, type Told } from './order-books.ts'

const expected: Expected = {
  orderNo: 'DD1',
  amount: '880.00',
  state: 1,
  paidAt: 'gateway',
  ordered: 1,
  isRefunded: false,
}
const told: Told = { orderNo: 'DD1', state: 1, paidAmount: '880.00', refundedAmount: '0.00' }
const payment: AtGateway = { paymentNo: 'DD101', state: 'paid', amount: '880.00', refunds: [] }

test('an order that was paid and refunded once is right', () => {
  expect(judgeOrder(expected, told, [payment])).toEqual([])
  const refunded = { ...expected, state: -1, isRefunded: true }
  const after = { ...told, state: -1, refundedAmount: '880.00' }
  expect(judgeOrder(refunded, after, [{ ...payment, refunds: ['880.00'] }])).toEqual([])
})

test('a payment that the portal lost, and an act that reached the gateway twice, are faults', () => {
  expect(judgeOrder(expected, { ...told, state: 0, paidAmount: '0.00' }, [payment])).toEqual([
    'DD1: state 0, not 1',
    'DD1: paid by the portal’s word 0.00, not 880.00',
  ])
  const twice = [payment, { ...payment, paymentNo: 'DD102' }]
  expect(judgeOrder(expected, told, twice)).toEqual([
    'DD1: payments ordered at the gateway 2, not 1',
    'DD1: payments paid at the gateway 880.00 880.00, not 880.00',
  ])
  const refundedTwice = [{ ...payment, refunds: ['440.00', '440.00'] }]
  expect(judgeOrder(expected, told, refundedTwice)).toEqual(['DD1: refunds at the gateway 440.00 440.00, not '])
})

test('a closed order that the gateway could still be paid for is a fault', () => {
  const closed: Expected = { ...expected, state: -1, paidAt: null }
  const after = { ...told, state: -1, paidAmount: '0.00' }
  expect(judgeOrder(closed, after, [{ ...payment, state: 'closed' }])).toEqual([])
  expect(judgeOrder(closed, after, [{ ...payment, state: 'open' }])).toEqual([
    'DD1: payments still open at the gateway 1, not 0',
  ])
})
