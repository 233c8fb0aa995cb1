import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import type { NoticeEntry, SignedInCtx } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderPath, payPath } from '../../contract/paths.ts'
import { readSheet } from '../../testing/read-sheet.ts'
import { placeSample, sampleFees, samplePrices, setFees } from '../../testing/sample-order.ts'
import { createOrdersServer } from '../index.ts'
import { orderNotices } from '../notices.ts'
import { orderMatters } from './own-matters.ts'
import { remindOrders } from './remind-orders.ts'

const morning = new Date('2026-11-18T10:00:00+08:00')
const hourMs = 3_600_000

let portal: TestApp
let people: People
/** The customer, as a call of his has it. */
let own: SignedInCtx
beforeAll(async () => {
  portal = await createTestApp({ domains: [accountsServer, createOrdersServer(sampleFees)], authenticate })
  portal.clock.set(new Date('2026-11-18T09:00:00+08:00'))
  people = await createPeople(portal)
  await setFees(portal.ctx, 1, samplePrices)
  own = { ...portal.ctx, actor: { userId: people.demo.id } } as unknown as SignedInCtx
})
afterAll(() => portal.close())
beforeEach(() => portal.clock.set(morning))

const send = (path: string, body?: unknown) =>
  portal.call({ method: 'POST', path, token: people.demo.token, ...(body !== undefined && { body }) })
const told = async (orderNo: string): Promise<string[]> => {
  const { rows } = await portal.database.pool.query(
    "select event from outbox where data->>'orderNo' = $1 order by id",
    [orderNo],
  )
  return rows.map(({ event }) => event)
}

describe('an order that waits for money', () => {
  it('is a matter of its owner, the one that expires first at the head, until it is paid or closed', async () => {
    const first = await placeSample(portal.ctx, people.demo.id)
    portal.clock.advance(hourMs)
    const second = await placeSample(portal.ctx, people.demo.id, { title: '太阳能灯' })
    await placeSample(portal.ctx, people.demo2.id)
    const { ranked, total } = await orderMatters.rank(own, { part: 'yours', keyword: '', most: 10 })
    expect(total).toBe(2)
    const matters = await orderMatters.read(
      own,
      ranked.map(({ id }) => id),
    )
    expect(ranked.map(({ id }) => matters.get(id)?.number)).toEqual([first, second])
    expect(matters.get(ranked[0]?.id ?? '')).toMatchObject({
      title: '专利申请 · 一种折叠支架',
      link: orderPath(first),
      act: { day: '2026-11-21', button: '去付款', link: payPath(first) },
    })
    expect((await orderMatters.rank(own, { part: 'yours', keyword: '太阳能', most: 10 })).total).toBe(1)
    expect((await orderMatters.rank(own, { part: 'ended', keyword: '', most: 10 })).total).toBe(0)
    const { paymentNo } = (await send(`/api/orders/${first}/pay`, { way: 'demonstration' })).body
    await send('/api/demonstration/pay', { paymentNo })
    await send(`/api/orders/${second}/cancel`)
    expect(await orderMatters.count(own)).toEqual([])
  })

  it('has a paper with what is to be paid and where to, which says that it is no invoice', async () => {
    const orderNo = await placeSample(portal.ctx, people.demo.id)
    const text = await readSheet(portal, orderNo, people.demo.token)
    for (const part of ['缴费通知单', orderNo, '¥950.00', '¥2,500.55', '¥3,450.55', '附言', '不是发票'])
      expect(text).toContain(part)
  })

  it('is told of to its owner once, a day before it expires', async () => {
    const orderNo = await placeSample(portal.ctx, people.demo.id)
    portal.clock.advance(47 * hourMs)
    await remindOrders(portal.ctx)
    expect(await told(orderNo)).toEqual(['order.placed'])
    portal.clock.advance(hourMs)
    await remindOrders(portal.ctx)
    await remindOrders(portal.ctx)
    expect(await told(orderNo)).toEqual(['order.placed', 'order.due_soon'])
  })
})

it('notices name the order, no amount and no invention, and lead to its page', async () => {
  const orderNo = await placeSample(portal.ctx, people.demo.id)
  const event = { orderNo, ownerId: people.demo.id, reason: 'expired' }
  const entryOf = (name: string) => orderNotices.find((entry) => entry.event === name) as NoticeEntry
  const words = await Promise.all(orderNotices.map((entry) => entry.words?.(portal.ctx, event as never)))
  for (const line of words) {
    expect(line).toContain(`（${orderNo}）`)
    expect(line).not.toMatch(/3,?450|折叠支架/)
  }
  expect(await entryOf('order.closed').words?.(portal.ctx, event as never)).toBe(
    `专利申请：已关闭：逾期未付款（${orderNo}）`,
  )
  expect(entryOf('order.paid').link(event as never)).toBe(`/#/home/orders/${orderNo}`)
  expect(entryOf('order.paid_for_desk').link(event as never)).toBe(`/admin.html#/orders/${orderNo}`)
})

it('who cancelled an order himself is not told of it', () => {
  const { to } = orderNotices.find((entry) => entry.event === 'order.closed') as NoticeEntry
  const closed = (reason: string) => (typeof to === 'string' ? to : to({ reason, ownerId: 'u' } as never))
  expect([closed('cancelled'), closed('closed'), closed('expired')]).toEqual([null, 'u', 'u'])
})
