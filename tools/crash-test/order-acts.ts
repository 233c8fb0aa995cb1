import { randomBytes } from 'node:crypto'
import type { Simulator } from '@portal/orders/testing'
import type pg from 'pg'
import type { Expected } from './order-books.ts'
import { done, type OrderCalls } from './order-calls.ts'

/** What the acts work with. The gateways outlive the portal. */
export type OrdersStage = { calls: OrderCalls; simulator: Simulator; db: pg.Client }

/** An act that the portal dies at. */
export type Prepared = {
  expected: readonly Expected[]
  /** Begins the act; the portal may die before it answers. */
  begin: () => Promise<unknown>
  /** What people and gateways do who got no answer; nothing where the portal must finish by itself. */
  repeat: () => Promise<unknown>
}
export type OrderAct = { name: string; prepare: (stage: OrdersStage) => Promise<Prepared> }

const price = '880.00'
const newKey = (): string => randomBytes(12).toString('hex')
const nothing = async (): Promise<void> => undefined

type Made = { orderNo: string; note: string }

/** An order of one line, below the amount from which a refund needs two of the staff. */
const makeOrder = async ({ calls }: OrdersStage): Promise<Made> => {
  const json = {
    customer: 'demo',
    title: '演示·订单',
    lines: [{ name: '演示·服务费', kind: 'service', quantity: 1, unitPrice: price }],
    reason: '演示',
  }
  const { orderNo } = done(await calls.staff('/api/admin/orders', { json, key: newKey() }))
  const { remittanceNote } = done(await calls.staff(`/api/admin/orders/${orderNo}`))
  return { orderNo: String(orderNo), note: String(remittanceNote) }
}

const house = { wechat: 'wechatNative', alipay: 'alipayPage' } as const
type House = keyof typeof house

/** Begins to pay; for Alipay the payer opens the page, since only then the gateway knows the payment. */
const beginToPay = async ({ calls }: OrdersStage, orderNo: string, at: House): Promise<string> => {
  const json = { way: house[at] }
  const { paymentNo, redirectUrl } = done(await calls.demo(`/api/orders/${orderNo}/pay`, { json, key: newKey() }))
  if (typeof redirectUrl === 'string') await fetch(redirectUrl)
  return String(paymentNo)
}

const expectedOf = (orderNo: string, more: Partial<Expected>): Expected => ({
  orderNo,
  amount: price,
  state: 1,
  paidAt: 'gateway',
  ordered: 1,
  isRefunded: false,
  ...more,
})

/** Presses a button of the simulator's page; a portal that does not answer is no fault of the gateway. */
const press = async (
  { simulator }: OrdersStage,
  at: House,
  { words, paymentNo }: { words: string; paymentNo: string },
): Promise<void> => {
  try {
    await simulator[at].acts[words]?.(paymentNo)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
}

const pay = (at: House): OrderAct => ({
  name: `pay ${at}`,
  prepare: async (stage) => {
    const { orderNo } = await makeOrder(stage)
    const json = { way: house[at] }
    // The same form may be sent again under another key: the attempt is known by its order.
    const ask = () => stage.calls.demo(`/api/orders/${orderNo}/pay`, { json, key: newKey() })
    const finish = async () => {
      const paymentNo = await beginToPay(stage, orderNo, at)
      await press(stage, at, { words: '付款', paymentNo })
    }
    return { expected: [expectedOf(orderNo, {})], begin: ask, repeat: finish }
  },
})

/** The gateway tells of a payment: afterwards again a hundred times, or never, so that the portal must ask. */
const notify = (at: House, isRepeated: boolean): OrderAct => ({
  name: `notify ${at}${isRepeated ? '' : ' once'}`,
  prepare: async (stage) => {
    const { orderNo } = await makeOrder(stage)
    const paymentNo = await beginToPay(stage, orderNo, at)
    return {
      expected: [expectedOf(orderNo, {})],
      begin: () => press(stage, at, { words: '付款', paymentNo }),
      repeat: isRepeated ? () => press(stage, at, { words: '通知 × 100', paymentNo }) : nothing,
    }
  },
})

const expire: OrderAct = {
  name: 'expire',
  prepare: async (stage) => {
    const { orderNo } = await makeOrder(stage)
    await beginToPay(stage, orderNo, 'wechat')
    return {
      expected: [expectedOf(orderNo, { state: -1, paidAt: null })],
      begin: () => stage.db.query('update customer_order set expires_at = now() where order_number = $1', [orderNo]),
      repeat: nothing,
    }
  },
}

const receiptOf = (text: string) => ({
  at: Date.now(),
  amount: price,
  payerName: '演示付款人',
  text,
  bankSerial: newKey(),
})

const match: OrderAct = {
  name: 'match',
  prepare: async (stage) => {
    const { orderNo } = await makeOrder(stage)
    const json = receiptOf('演示·货款')
    const { id } = done(await stage.calls.staff('/api/admin/receipts', { json, key: newKey() }))
    const claim = () => stage.calls.staff(`/api/admin/receipts/${id}/match`, { json: { orderNo }, key: newKey() })
    return { expected: [expectedOf(orderNo, { paidAt: 'bank', ordered: 0 })], begin: claim, repeat: claim }
  },
}

const refund = (at: House): OrderAct => ({
  name: `refund ${at}`,
  prepare: async (stage) => {
    const { orderNo } = await makeOrder(stage)
    const paymentNo = await beginToPay(stage, orderNo, at)
    await press(stage, at, { words: '付款', paymentNo })
    const json = { reason: '演示·不再办理' }
    const { refundNo } = done(await stage.calls.demo(`/api/orders/${orderNo}/refund`, { json, key: newKey() }))
    const approve = () =>
      stage.calls.staff(`/api/admin/refunds/${refundNo}/approve`, { json: { note: '' }, key: newKey() })
    return { expected: [expectedOf(orderNo, { state: -1, isRefunded: true })], begin: approve, repeat: approve }
  },
})

const importFile: OrderAct = {
  name: 'import',
  prepare: async (stage) => {
    const orders = [await makeOrder(stage), await makeOrder(stage)]
    const lines = [...orders.map(({ note }) => note), '演示·无附言'].map(
      (text) => `2026-11-20,${price},演示付款人,${text},${newKey()}`,
    )
    const file = ['交易日期,收入,对方户名,附言,流水号', ...lines].join('\n')
    const bring = () => stage.calls.staff('/api/admin/receipts/import', { file, key: newKey() })
    return {
      expected: orders.map(({ orderNo }) => expectedOf(orderNo, { paidAt: 'bank', ordered: 0 })),
      begin: bring,
      repeat: bring,
    }
  },
}

export const orderActs: readonly OrderAct[] = [
  pay('wechat'),
  pay('alipay'),
  notify('wechat', true),
  notify('wechat', false),
  notify('alipay', true),
  expire,
  match,
  refund('wechat'),
  refund('alipay'),
  importFile,
]
