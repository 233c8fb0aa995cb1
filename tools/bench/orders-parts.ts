import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { HttpCall } from './calls.ts'
import { fire, type Measured } from './load.ts'
import { type OrdersBase, openOrdersBase, payOrder, placeOrder } from './orders-base.ts'
import { measureHungGateway, measureRace } from './orders-gateways.ts'
import { measureBooks, measurePostings } from './orders-ledger.ts'
import { line } from './orders-line.ts'
import { measureStatistics } from './orders-statistics.ts'
import type { Place } from './stand.ts'

const defaultOrders = 1_000_000
const megabyte = 1e6

const times = ({ p50, p99, perSecond }: Measured): string =>
  `p50 ${p50} ms, p99 ${p99} ms, ${perSecond.toFixed(0)}/s over 2 connections`

const lists: readonly { name: string; aimMs: number; who: 'customer' | 'staff'; path: string }[] = [
  { name: 'own list', aimMs: 20, who: 'customer', path: '/api/orders?pgIndex=1&pgCount=10' },
  { name: 'desk list', aimMs: 60, who: 'staff', path: '/api/admin/orders?pgIndex=1&pgCount=10' },
  {
    name: 'desk list, state',
    aimMs: 60,
    who: 'staff',
    path: '/api/admin/orders?state=1&service=sqzl&pgIndex=1&pgCount=10',
  },
  { name: 'desk list, way', aimMs: 60, who: 'staff', path: '/api/admin/orders?way=wechat&pgIndex=1&pgCount=10' },
  // A part of a title that a hundredth of the orders have, one that all have, a part of a number, the name of a customer, nothing.
  ...['装置 97', '装置', 'ZL499', '演示企业 777', '伞'].map((keyword) => ({
    name: `desk list, ${keyword}`,
    aimMs: 60,
    who: 'staff' as const,
    path: `/api/admin/orders?keyword=${encodeURIComponent(keyword)}&pgIndex=1&pgCount=10`,
  })),
]

const measureLists = async (base: OrdersBase): Promise<string[]> => {
  const lines: string[] = []
  for (const { name, aimMs, who, path } of lists) {
    const call = (): HttpCall => ({ method: 'GET', path, headers: base[who] })
    await fire(base.portal, call, { connections: 2, seconds: 2 })
    const measured = await fire(base.portal, call, { connections: 2, seconds: 6 })
    lines.push(line(name, times(measured), `p99 ≤ ${aimMs} ms`, measured.p99 <= aimMs))
  }
  return lines
}

const repeats = 10_000

/** Sends one notification over and over: the payment is booked once, and none is refused. */
const measureNotifications = async (base: OrdersBase): Promise<string> => {
  const orderNo = await placeOrder(base)
  const paymentNo = String((await payOrder(base, orderNo, 'wechatNative')).body.paymentNo)
  // The payer pays, and the gateway's first word is one of the ten thousand.
  await base.simulator.wechat.acts['付款，不通知']?.(paymentNo)
  const { url, headers, body } = base.simulator.wechat.message(paymentNo)
  const requests = [{ method: 'POST', path: new URL(url).pathname, headers, body }]
  const result = await autocannon({ url: base.portal.url, connections: 16, amount: repeats, requests })
  const { rows } = await base.db.query('select count(*)::int n from payment_fact where payment_number = $1', [
    paymentNo,
  ])
  const refused = repeats - result['2xx']
  const isMet = refused === 0 && rows[0].n === 1 && result.duration <= 20
  const found = `${rows[0].n} payment, ${refused} refused, ${result.duration.toFixed(1)} s`
  return line('10,000 notifications', found, '1, 0, ≤ 20 s', isMet)
}

type Taken = { status: number; bytes: number; seconds: number; moreMb: number }

/** Takes the export without keeping it, and watches the memory of the portal. */
const takeExport = async (base: OrdersBase): Promise<Taken> => {
  // The span holds a hundred thousand orders, one in 40 s.
  const path = `/api/admin/orders-export?format=csv&from=${Date.now() - 4_000_000_000}&to=${Date.now()}`
  await sleep(3_000)
  const idle = base.portal.memoryMb() ?? Number.NaN
  let most = idle
  const watch = setInterval(() => {
    most = Math.max(most, base.portal.memoryMb() ?? Number.NaN)
  }, 20)
  const started = performance.now()
  let bytes = 0
  try {
    const response = await fetch(base.portal.url + path, { headers: base.staff })
    for await (const chunk of response.body ?? []) bytes += chunk.length
    return { status: response.status, bytes, seconds: (performance.now() - started) / 1000, moreMb: most - idle }
  } finally {
    clearInterval(watch)
  }
}

/**
 * Takes the export twice: what the first adds is also the heap that the process had not needed before, and what the second
 * adds would be orders that are kept.
 */
const measureExport = async (base: OrdersBase): Promise<string> => {
  const first = await takeExport(base)
  const again = await takeExport(base)
  const isWhole = [first, again].every(({ status }) => status === 200)
  const size = `${(again.bytes / megabyte).toFixed(1)} MB in ${again.seconds.toFixed(1)} s`
  const found = `${size}, +${first.moreMb.toFixed(0)} MB at first, +${again.moreMb.toFixed(0)} MB again`
  return line('export', found, '100,000 orders, ≤ +64 MB', isWhole && first.moreMb <= 64 && again.moreMb <= 64)
}

const measures = [
  measureNotifications,
  measureRace,
  measureBooks,
  measurePostings,
  measureExport,
  measureHungGateway,
] as const

/** Measures what the design of orders promises, on a database with so many orders. */
export const measureOrders = async (place: Place, orders = defaultOrders): Promise<string[]> => {
  const base = await openOrdersBase(place.folder, orders)
  try {
    place.say(`orders  ${orders} orders, filled in ${base.fillSeconds.toFixed(0)} s`)
    // The portal counts the figures of so many orders for the first time; the lists are measured once it is at rest.
    place.say(await measureStatistics(base))
    for (const told of await measureLists(base)) place.say(told)
    for (const measure of measures) place.say(await measure(base))
    return []
  } finally {
    await base.stop()
  }
}
