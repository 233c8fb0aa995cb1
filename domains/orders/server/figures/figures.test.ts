import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fenOf, sumFen, yuanOf } from '../../contract/money.ts'
import { type RefundsStage, stageRefunds } from '../../testing/refunds-stage.ts'
import { placeSample, samplePrices, setFees } from '../../testing/sample-order.ts'
import { closeOrder } from '../order/close-order.ts'
import { orders } from '../order/order.table.ts'
import { completeOrder } from '../order/service-acts.ts'
import { bookArrival } from '../pay/book-arrival.ts'
import { askHouses } from '../refunds/ask-houses.ts'
import { figuresJob } from './refresh-figures.ts'

let stage: RefundsStage
const at = (moment: string) => ({ ...stage.portal.ctx, now: () => new Date(`${moment}+08:00`) })
const ask = async (path: string, token = stage.people.staff.token) => (await stage.portal.call({ path, token })).body
const figures = (query: string) => ask(`/api/admin/orders/statistics?${query}`)
const count = () => figuresJob.run(stage.portal.ctx)

const place = async (moment: string) => {
  const orderNo = await placeSample(at(moment), stage.people.demo.id)
  const [order] = await stage.portal.ctx.db.select().from(orders).where(eq(orders.orderNo, orderNo))
  if (!order) throw new Error('the order is not there')
  return order
}
const pay = (moment: string, orderId: string, house: 'bank' | 'wechat', amount = '3450.55') => {
  const paidAt = at(moment).now()
  const arrival = { house, tradeNo: `${orderId}${moment}`, orderId, paymentNo: null, amount: fenOf(amount), paidAt }
  return bookArrival(at(moment), { ...arrival, source: 'query' })
}

beforeAll(async () => {
  stage = await stageRefunds()
  await setFees(at('2026-02-01T00:00:00'), 0, samplePrices)
  const quick = await place('2026-03-01T00:00:00')
  const slow = await place('2026-03-01T23:59:59.999')
  const dropped = await place('2026-03-02T09:00:00')
  await place('2026-03-02T10:00:00')
  await pay('2026-03-02T00:00:00', quick.id, 'bank')
  await pay('2026-03-02T12:00:00', slow.id, 'wechat', '0.55')
  await pay('2026-03-04T23:59:59.999', slow.id, 'wechat', '3450.00')
  await stage.portal.ctx.db.transaction(async (db) => {
    const because = { reason: 'closed', actorId: null, note: null } as const
    await closeOrder({ ...at('2026-03-03T00:00:00'), db }, dropped.id, because)
    await completeOrder({ ...at('2026-03-04T00:00:00'), db }, { businessSn: quick.businessSn ?? '' })
  })
  await count()
})
afterAll(() => stage.portal.close())

const dayMs = 86_400_000
const march = 'from=2026-03-01&to=2026-03-04'
const none = { created: 0, paid: 0, completed: 0, closed: 0, paidAmount: '0.00', payMs: null, completeMs: null }

describe('the statistics', () => {
  it('count orders and money by the day in Shanghai on which each thing happened', async () => {
    expect(await figures(march)).toEqual({
      byState: [
        { state: 0, count: 1, amount: '3450.55' },
        { state: 1, count: 1, amount: '3450.55' },
        { state: 2, count: 1, amount: '3450.55' },
        { state: -1, count: 1, amount: '3450.55' },
      ],
      byDay: [
        { ...none, day: '2026-03-01', created: 2, refundedAmount: '0.00', netAmount: '0.00' },
        expect.objectContaining({ day: '2026-03-02', created: 2, paid: 1, paidAmount: '3451.10', payMs: dayMs }),
        expect.objectContaining({ ...none, day: '2026-03-03', closed: 1 }),
        expect.objectContaining({
          day: '2026-03-04',
          paid: 1,
          completed: 1,
          paidAmount: '3450.00',
          payMs: 3 * dayMs,
          completeMs: 2 * dayMs,
        }),
      ],
      byService: [expect.objectContaining({ service: 'sqzl', created: 4, paid: 2, paidAmount: '6901.10' })],
      byWay: [
        expect.objectContaining({ way: 'bank', created: 1, completed: 1, paidAmount: '3450.55' }),
        expect.objectContaining({ way: 'wechat', created: 1, paid: 1, paidAmount: '3450.55' }),
        expect.objectContaining({ way: 'none', created: 2, closed: 1, paidAmount: '0.00' }),
      ],
      medians: { payMs: null, completeMs: null },
      asOf: expect.any(Number),
      demonstration: true,
    })
  })

  it('give the median of a month over its orders, not over the medians of its days', async () => {
    const { byDay, medians } = await figures('from=2026-03-15&to=2026-03-31&grain=month')
    expect(medians).toEqual({ payMs: 2 * dayMs, completeMs: 2 * dayMs })
    expect(byDay).toMatchObject([{ day: '2026-03-01', created: 4, paid: 2, closed: 1, paidAmount: '6901.10' }])
    expect(await figures('from=2026-03-01&to=2026-03-31&grain=month&way=bank')).toMatchObject({
      medians: { payMs: dayMs, completeMs: 2 * dayMs },
      byWay: [{ way: 'bank' }],
    })
  })

  it('agree with list and ledger, also after a refund', async () => {
    const { orderNo } = await stage.placePaid()
    const desk = (path: string, body?: object) =>
      stage.portal.call({ method: 'POST', path: `/api/admin/${path}`, token: stage.people.staff.token, body })
    const { body } = await desk(`orders/${orderNo}/refund`, { amount: '100.00', reason: '多收服务费' })
    await desk(`refunds/${String(body.refundNo)}/approve`, {})
    await askHouses(stage.portal.ctx)
    await count()
    const { byDay, byState } = (await figures('grain=month&from=2026-01-01')) as never as Figures
    const { elements } = (await ask('/api/admin/orders?pgCount=100')) as never as Orders
    const sum = (amounts: string[]) => yuanOf(sumFen(amounts.map(fenOf)))
    expect(sum(byDay.map((row) => row.paidAmount))).toBe(sum(elements.map((row) => row.paidAmount)))
    expect(sum(byDay.map((row) => row.refundedAmount))).toBe(sum(elements.map((row) => row.refundedAmount)))
    for (const { state, count: counted } of byState) {
      expect([state, counted]).toEqual([state, elements.filter((row) => row.state === state).length])
    }
    const net = byDay.reduce((left, row) => left + fenOf(row.netAmount), 0n)
    const { accounts } = (await ask('/api/admin/ledger/balances')) as never as Balances
    const houses = accounts.filter(({ code }) => ['bank', 'wechat', 'alipay', 'demonstration'].includes(code))
    expect(net).toBe(houses.reduce((left, { balance }) => left + fenOf(balance), 0n))
    expect(byDay.some((row) => row.refundedAmount === '100.00')).toBe(true)
  })
})

type Figures = {
  byDay: { paidAmount: string; refundedAmount: string; netAmount: string }[]
  byState: { state: number; count: number }[]
}
type Orders = { elements: { state: number; paidAmount: string; refundedAmount: string }[] }
type Balances = { accounts: { code: string; balance: string }[] }
