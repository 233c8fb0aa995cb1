import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import type { ServerDomain } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { eq } from 'drizzle-orm'
import { fenOf } from '../contract/money.ts'
import type { MoneyHouse } from '../contract/ways.ts'
import { createOrdersServer } from '../server/index.ts'
import { orders } from '../server/order/order.table.ts'
import { bookArrival, type OrderUnwanted } from '../server/pay/book-arrival.ts'
import { returnUnwanted } from '../server/refunds/return-unwanted.ts'
import { placeSample, sampleFees, samplePrices, setFees } from './sample-order.ts'

/** What a test of refunds works with: orders of 3450.55, of which 950.00 are an official fee. */
export type RefundsStage = {
  portal: TestApp
  people: People
  /** Makes an order of the customer `demo`. */
  place: () => Promise<{ orderNo: string; id: string }>
  /** Books money that a house tells of; without an amount, the whole price. */
  pay: (id: string, more?: { house?: MoneyHouse; amount?: string; tradeNo?: string }) => Promise<void>
  /** A paid order. */
  placePaid: () => Promise<{ orderNo: string; id: string }>
  /** Hands the payments that nobody owed to whom they concern, as the portal does after each commit. */
  tell: () => Promise<void>
  /** What the journal says of an order, by account; accounts that are even are left out. */
  balances: (id: string) => Promise<Record<string, string>>
}

type More = { domains?: readonly ServerDomain[]; mail?: () => boolean; env?: Record<string, string> }

/** `domains` are further ones that the test needs, `env` further settings; `mail` says whether the portal sends mail. */
export const stageRefunds = async ({ domains = [], mail, env }: More = {}): Promise<RefundsStage> => {
  const own = [accountsServer, ...domains, createOrdersServer(sampleFees, mail)]
  const portal = await createTestApp({ domains: own, authenticate, ...(env && { env }) })
  const people = await createPeople(portal)
  await setFees(portal.ctx, 1, samplePrices)
  let trades = 0
  const place: RefundsStage['place'] = async () => {
    const orderNo = await placeSample(portal.ctx, people.demo.id)
    const [order] = await portal.ctx.db.select().from(orders).where(eq(orders.orderNo, orderNo))
    if (!order) throw new Error('the order is not there')
    return { orderNo, id: order.id }
  }
  const pay: RefundsStage['pay'] = async (orderId, { house = 'demonstration', amount = '3450.55', tradeNo } = {}) => {
    trades += 1
    // A later payment is paid later, however quick the test is.
    const paidAt = new Date(portal.ctx.now().getTime() + trades)
    const trade = tradeNo ?? `T${trades}`
    const arrival = { house, tradeNo: trade, orderId, paymentNo: null, amount: fenOf(amount), paidAt }
    await bookArrival(portal.ctx, { ...arrival, source: 'query' })
  }
  return {
    portal,
    people,
    place,
    pay,
    placePaid: async () => {
      const order = await place()
      await pay(order.id)
      return order
    },
    tell: async () => {
      const gone = await portal.database.pool.query<{ data: OrderUnwanted }>(
        "with gone as (delete from outbox where event = 'order.unwanted' returning id, data) select data from gone order by id",
      )
      for (const { data } of gone.rows) await returnUnwanted(portal.ctx, data)
    },
    balances: async (id) => {
      const { rows } = await portal.database.pool.query<{ account: string; sum: string }>(
        `select account, sum(amount_fen)::text as sum from ledger_entry join ledger_transaction on id = transaction_id
          where order_id = $1 group by 1 having sum(amount_fen) <> 0`,
        [id],
      )
      return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))
    },
  }
}
