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
/** How long the portal waits for a gateway; a payer of one that answers comes as often. */
const patienceMs = 5_000

type Paid = { status: number; ms: number }

/** Lets payers begin one after the other within the patience and each come again after it, until that moment. */
const payUntil = async (base: OrdersBase, orders: readonly string[], until: number): Promise<Paid[]> => {
  const paid: Paid[] = []
  const pay = async (orderNo: string, at: number): Promise<void> => {
    await sleep((at * patienceMs) / orders.length)
    while (Date.now() < until) {
      const started = performance.now()
      const { status } = await payOrder(base, orderNo, 'wechatNative')
      const ms = performance.now() - started
      paid.push({ status, ms })
      await sleep(Math.max(0, patienceMs - ms))
    }
  }
  await Promise.all(orders.map(pay))
  return paid
}

/**
 * Measures a list while a gateway takes calls and never answers, beside the same payers at a gateway that does, and how long they
 * wait. Half a minute stands for ten: each call has its own patience, and the portal asks again by the same steps.
 */
export const measureHungGateway = async (base: OrdersBase): Promise<string> => {
  const call = (): HttpCall => ({ method: 'GET', path: '/api/orders?pgIndex=1&pgCount=10', headers: base.customer })
  const load = { connections: 2, seconds: hungMs / 1000 }
  const measure = async (answer: number) => {
    const orders = await Promise.all(Array.from({ length: hungPayers }, () => placeOrder(base)))
    const [list, paid] = await Promise.all([fire(base.portal, call, load), payUntil(base, orders, Date.now() + hungMs)])
    const other = paid.find(({ status }) => status !== answer)
    if (other) throw new Error(`a payer was answered ${other.status} in place of ${answer}`)
    return { p99: list.p99, longest: Math.max(...paid.map(({ ms }) => ms)) / 1000, payers: paid.length }
  }
  const before = await measure(200)
  base.simulator.wechat.troubles.无响应?.()
  const during = await measure(503)
  base.simulator.wechat.troubles.正常?.()
  const found = `${during.payers} payers waited at most ${during.longest.toFixed(1)} s; own list p99 ${before.p99} ms at a gateway that answers, ${during.p99} ms meanwhile`
  const isMet = during.longest <= 10 && during.p99 <= before.p99 * 1.5 + 2
  return line(`gateway hung ${hungMs / 1000} s`, found, '≤ 10 s, p99 unchanged', isMet)
}
