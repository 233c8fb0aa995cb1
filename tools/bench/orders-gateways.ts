import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpCall } from './calls.ts'
import { fire } from './load.ts'
import { callOrders, type OrdersBase, payOrder, placeOrder } from './orders-base.ts'
import { line } from './orders-line.ts'

const ways = ['wechatNative', 'alipayPage'] as const
const payers = 200
const raceWithinMs = 120_000

type Offered = { way: (typeof ways)[number]; paymentNo: string }

/** One of many payers of the same order; answers what the portal gave him to pay, or null where it refused him. */
const beginToPay = async (base: OrdersBase, orderNo: string, at: number): Promise<Offered | null> => {
  const way = ways[at % 2] ?? 'wechatNative'
  const { status, body } = await payOrder(base, orderNo, way)
  if (status !== 200) return null
  // At Alipay a payment begins when its page is opened.
  if (typeof body.redirectUrl === 'string') await fetch(body.redirectUrl)
  return { way, paymentNo: String(body.paymentNo) }
}

/** Pays all that was offered at the same moment, also what the portal had closed: the payer was as quick as the closing. */
const payAll = async ({ simulator }: OrdersBase, offered: ReadonlyMap<string, Offered>): Promise<void> => {
  const pay = ({ way, paymentNo }: Offered) => {
    const half = way === 'alipayPage' ? simulator.alipay : simulator.wechat
    return half.acts.关闭后付款?.(paymentNo)
  }
  await Promise.all([...offered.values()].map(pay))
}

const fenOf = (yuan: string): number => Math.round(Number(yuan) * 100)

/**
 * Two hundred want to pay one order by two ways at once, of which the portal lets twenty begin: it keeps its price once, and
 * all else goes back or is closed.
 */
export const measureRace = async (base: OrdersBase): Promise<string> => {
  const orderNo = await placeOrder(base)
  const started = performance.now()
  const begun = await Promise.all(Array.from({ length: payers }, (_, at) => beginToPay(base, orderNo, at)))
  const offered = new Map(begun.flatMap((one) => (one ? [[one.paymentNo, one]] : [])))
  await payAll(base, offered)
  const look = async () => {
    const all = [...base.simulator.wechat.books(), ...base.simulator.alipay.books()]
    const payments = all.filter((one) => one.paymentNo.startsWith(orderNo))
    const paid = payments.filter((one) => one.state === 'paid')
    const back = paid.flatMap((one) => one.refunds)
    const kept = [...paid.map((one) => fenOf(one.amount)), ...back.map((one) => -fenOf(one))].reduce((a, b) => a + b, 0)
    const { body } = await callOrders(base, base.staff, `/api/admin/orders/${orderNo}`)
    const isOver = payments.every((one) => one.state !== 'open') && kept === 88_000 && body.state === 1
    return { isOver, paid: paid.length, back: back.length, closed: payments.length - paid.length, kept }
  }
  let last = await look()
  while (!last.isOver && performance.now() - started < raceWithinMs) {
    await sleep(500)
    last = await look()
  }
  const { body } = await callOrders(base, base.staff, '/api/admin/ledger/balances')
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const found = `${payers} payers were offered ${offered.size} payments: ${last.paid} paid, ${last.back} refunded, ${last.closed} closed, kept ${(last.kept / 100).toFixed(2)}, books ${body.balanced ? 'balance' : 'DIFFER'}, ${seconds} s`
  return line('200 payers at once', found, 'paid once', last.isOver && body.balanced === true)
}

const hungMs = 30_000
const hungPayers = 8

/**
 * Measures a list while a gateway takes calls and never answers, and how long its payers wait. Half a minute stands for ten:
 * each call has its own patience, and the portal asks again by the same steps.
 */
export const measureHungGateway = async (base: OrdersBase): Promise<string> => {
  const call = (): HttpCall => ({ method: 'GET', path: '/api/orders?pgIndex=1&pgCount=10', headers: base.customer })
  const load = { connections: 2, seconds: 10 }
  const orders = await Promise.all(Array.from({ length: hungPayers }, () => placeOrder(base)))
  const before = await fire(base.portal, call, load)
  base.simulator.wechat.troubles.无响应?.()
  const waits: number[] = []
  const until = Date.now() + hungMs
  const wait = async (orderNo: string): Promise<void> => {
    while (Date.now() < until) {
      const started = performance.now()
      const { status } = await payOrder(base, orderNo, 'wechatNative')
      if (status !== 503) throw new Error(`a hung gateway made the portal answer ${status}`)
      waits.push(performance.now() - started)
    }
  }
  const waiting = Promise.all(orders.map(wait))
  const during = await fire(base.portal, call, load)
  await waiting
  base.simulator.wechat.troubles.正常?.()
  const longest = Math.max(...waits) / 1000
  const found = `${waits.length} payers waited at most ${longest.toFixed(1)} s; own list p99 ${before.p99} ms before, ${during.p99} ms meanwhile`
  const isMet = longest <= 10 && during.p99 <= before.p99 * 1.5 + 2
  return line(`gateway hung ${hungMs / 1000} s`, found, '≤ 10 s, p99 unchanged', isMet)
}
