import type { JobCtx } from '@portal/platform/server'
import { expect, it } from 'vitest'
import { fen } from '../../contract/money.ts'
import type { Gateway, RefundPart, RefundWord } from '../pay/gateway.ts'
import type { PartOutcome } from './finish-part.ts'
import { refundAt } from './refund-houses.ts'

const doneAt = new Date('2026-11-20T10:00:00+08:00')
const done: RefundWord = { state: 'done', refundTradeNo: 'R1', doneAt }
const failed: RefundWord = { state: 'failed', words: '余额不足' }
const stuck: PartOutcome = { state: 'stuck', error: '余额不足' }

/** A gateway that says these words, and what it was asked. */
const gatewayOf = (known: RefundWord, told: RefundWord) => {
  const calls: string[] = []
  const say =
    (call: string, word: RefundWord) =>
    async (_ctx: unknown, { partNo, paymentNo }: RefundPart) => {
      calls.push(`${call} ${partNo} ${paymentNo}`)
      return word
    }
  return { calls, gateway: { askRefund: say('ask', known), refund: say('tell', told) } as unknown as Gateway }
}

it.each<[string, number, RefundWord, RefundWord, string[], PartOutcome]>([
  ['at first it is told', 0, done, { state: 'waiting' }, ['tell'], { state: 'waiting' }],
  ['then it is asked', 1, done, failed, ['ask'], { state: 'done', at: doneAt }],
  [
    'what it does not know it is told again',
    2,
    { state: 'unknown' },
    done,
    ['ask', 'tell'],
    { state: 'done', at: doneAt },
  ],
  ['its refusal is for staff', 3, failed, done, ['ask'], stuck],
])('%s, by the same number', async (_name, asked, known, told, calls, outcome) => {
  const { calls: made, gateway } = gatewayOf(known, told)
  const part = { partNo: 'TK01', amount: fen(5), asked }
  const wanted = { part, fact: { paymentNo: 'DD01', amount: fen(9) }, reason: '退' }
  expect(await refundAt(gateway)({} as JobCtx, wanted)).toEqual(outcome)
  expect(made).toEqual(calls.map((call) => `${call} TK01 DD01`))
})

it('money without a number of ours is not asked back at a gateway', async () => {
  const { calls, gateway } = gatewayOf(done, done)
  const wanted = {
    part: { partNo: 'TK01', amount: fen(5), asked: 0 },
    fact: { paymentNo: null, amount: fen(9) },
    reason: '退',
  }
  expect(await refundAt(gateway)({} as JobCtx, wanted)).toMatchObject({ state: 'stuck' })
  expect(calls).toEqual([])
})
