import { expect, it } from 'vitest'
import { fen } from '../../contract/money.ts'
import { compareSides, type Told } from './compare-sides.ts'

const told = (tradeNo: string, amount: number, move: Told['move'] = 'payment'): Told => ({
  ...{ move, tradeNo, paymentNo: null },
  amount: fen(amount),
})

it('finds what one side lacks, and a difference of one fen', () => {
  const here = [told('A', 100), told('B', 200), told('C', 300)]
  const there = [told('A', 100), told('B', 201), told('D', 400)]
  expect(compareSides(here, there)).toEqual([
    { kind: 'amount', move: 'payment', tradeNo: 'B', paymentNo: null, here: 200n, there: 201n },
    { kind: 'missingHere', move: 'payment', tradeNo: 'D', paymentNo: null, here: null, there: 400n },
    { kind: 'missingThere', move: 'payment', tradeNo: 'C', paymentNo: null, here: 300n, there: null },
  ])
})

it('takes a refund for no payment of the same number, and a number that stands twice for one sum', () => {
  expect(compareSides([told('A', 100), told('A', 100, 'refund')], [told('A', 100)])).toMatchObject([
    { kind: 'missingThere', move: 'refund', here: 100n },
  ])
  expect(compareSides([told('A', 100)], [told('A', 60), told('A', 40)])).toEqual([])
})
