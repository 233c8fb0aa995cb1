import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GatewayAlone, gatewaysAlone } from '../../testing/gateway/gateways-alone.ts'
import { billFen } from './bill.ts'

let now = new Date('2026-11-19T23:59:59+08:00')
let alone: Awaited<ReturnType<typeof gatewaysAlone>>
beforeAll(async () => {
  alone = await gatewaysAlone(() => now)
})
afterAll(async () => {
  await alone.wechat.close()
  await alone.alipay.close()
})

const day = '2026-11-19'
const silent = { code: 'order.gateway_silent' }
const refundOf = (paymentNo: string, partNo: string) => ({
  ...{ paymentNo, partNo, reason: '客户申请' },
  amount: 100n as never,
  paidAmount: 10_000n as never,
})

describe.each(['wechat', 'alipay'] as const)('the bill of %s', (house) => {
  const paymentNo = house === 'wechat' ? 'DD2026111900000001' : 'DD2026111900000002'
  const missing = `${paymentNo.slice(0, -1)}9`
  const partNo = `TK${paymentNo.slice(2)}`
  let at: GatewayAlone
  const bill = (of = day) => at.gateway.findBill(at.ctx, of)

  it('comes from half past ten of the next morning on, and is none of a day without trades', async () => {
    at = alone[house]
    now = new Date('2026-11-19T23:59:59+08:00')
    await at.pay(paymentNo, 10_000, 'A, B')
    await at.pay(missing, 5_000)
    await at.gateway.refund(at.ctx, refundOf(paymentNo, partNo))
    now = new Date('2026-11-20T10:29:59+08:00')
    expect(await bill()).toBe(null)
    now = new Date('2026-11-20T10:30:00+08:00')
    expect(await bill('2026-11-18')).toBe(null)
  })

  it('tells every payment and refund of the day with what the gateway kept', async () => {
    at.misbilled.set(paymentNo, 1n)
    at.misbilled.set(missing, null)
    expect(await bill()).toEqual({
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      lines: [
        expect.objectContaining({ kind: 'payment', paymentNo, amount: 10_001n, fee: 60n, at: expect.any(Date) }),
        expect.objectContaining({ kind: 'refund', tradeNo: partNo, paymentNo, amount: 100n, fee: -1n }),
      ],
    })
  })

  it('that is not the one the gateway told of is refused', async () => {
    at.spoilBill(true)
    await expect(bill()).rejects.toMatchObject(silent)
    at.spoilBill(false)
    expect((await bill())?.lines).toHaveLength(2)
  })
})

it('WeChat Pay refuses the bill of a day that is not over', async () => {
  const { gateway, ctx } = alone.wechat
  await expect(gateway.findBill(ctx, '2026-11-20')).rejects.toMatchObject(silent)
})

it.each([
  ['0.00600', 1n],
  ['0.00499', 0n],
  ['-0.12', -12n],
  ['99999999.99', 9_999_999_999n],
])('an amount of a bill %s is %d fen', (text, amount) => {
  expect(billFen(text)).toBe(amount)
})

it.each(['', '1e3', '0x10', '1,000.00', '1.'])('%j is no amount of a bill', (text) => {
  // What stands in a cell may be anybody's name, and goes into no log.
  expect(() => billFen(text)).toThrow(/^a cell of a bill that is no amount$/)
})
