import { isAppFailure } from '@portal/platform/server'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fen, yuanOf } from '../../contract/money.ts'
import { type RefundsStage, stageRefunds } from '../../testing/refunds-stage.ts'
import { completeOrder } from '../order/service-acts.ts'
import { askHouses } from './ask-houses.ts'

let stage: RefundsStage
beforeAll(async () => {
  stage = await stageRefunds()
})
afterAll(() => stage.portal.close())

type Order = { orderNo: string; id: string }
type Step = { act: 'pay' | 'payPart' | 'ask' | 'askSurplus' | 'decide' | 'work' | 'complete' | 'cancel'; fen: number }

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(
    'pay',
    'pay',
    'payPart',
    'ask',
    'ask',
    'askSurplus',
    'decide',
    'decide',
    'work',
    'complete',
    'cancel',
  ),
  fen: fc.integer({ min: 1, max: 400_000 }),
})

const send = (who: 'demo' | 'staff' | 'admin', path: string, body: object = {}) =>
  stage.portal.call({ method: 'POST', path, token: stage.people[who].token, body })

/** Every refusal is fine: the books are what counts. */
const unlessRefused = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work
  } catch (error) {
    if (!isAppFailure(error)) throw error
  }
}

const take = async ({ orderNo, id }: Order, { act, fen: some }: Step): Promise<void> => {
  const { portal } = stage
  const amount = yuanOf(fen(some))
  const begin = (fund: 'order' | 'surplus') =>
    send('staff', `/api/admin/orders/${orderNo}/refund`, { fund, amount, reason: '退' })
  if (act === 'pay') await stage.pay(id)
  if (act === 'payPart') await stage.pay(id, { amount })
  if (act === 'ask') await begin('order')
  if (act === 'askSurplus') await begin('surplus')
  if (act === 'decide') await decideAll(orderNo, some % 4 === 0)
  if (act === 'work') {
    await stage.tell()
    await askHouses(portal.ctx)
  }
  if (act === 'cancel') await send('demo', `/api/orders/${orderNo}/cancel`)
  if (act === 'complete') {
    const { body } = await portal.call({ path: `/api/orders/${orderNo}`, token: stage.people.demo.token })
    const businessSn = String(body.businessSn)
    await unlessRefused(portal.ctx.db.transaction((tx) => completeOrder({ ...portal.ctx, db: tx }, { businessSn })))
  }
}

const decideAll = async (orderNo: string, isRefused: boolean): Promise<void> => {
  const { rows } = await stage.portal.database.pool.query<{ no: string }>(
    `select refund_number as no from refund where state = 0 and order_id = (select id from customer_order where order_number = $1)`,
    [orderNo],
  )
  for (const { no } of rows) {
    if (isRefused) await send('staff', `/api/admin/refunds/${no}/reject`, { reason: '不退' })
    await send('staff', `/api/admin/refunds/${no}/approve`)
    await send('admin', `/api/admin/refunds/${no}/confirm`)
  }
}

/** The copies on the order, and what the journal and the parts say of the same. */
const readBooks = async (id: string) => {
  const { rows } = await stage.portal.database.pool.query<Record<string, string>>(
    `with entry as (select e.*, t.kind, t.source_ref from ledger_entry e join ledger_transaction t on t.id = transaction_id
        where t.order_id = $1)
      select o.paid_fen::text as paid, o.refunded_fen::text as refunded, o.surplus_fen::text as surplus,
        (select coalesce(-sum(amount_fen), 0) from entry where kind = 'arrived' and account = 'advances')::text as put,
        (select coalesce(sum(entry.amount_fen), 0) from entry join refund r on r.id::text = source_ref and r.state = 2
          where kind = 'refundBegun' and account in ('advances', 'serviceRevenue', 'officialFees'))::text as gone,
        (select coalesce(-sum(amount_fen), 0) from entry where account = 'surplus')::text as over,
        (select coalesce(-sum(amount_fen), 0) from entry where account = 'refundsPayable')::text as payable,
        (select coalesce(sum(amount_fen), 0) from refund r where order_id = $1 and state = 1)::text as under_way,
        (select coalesce(sum(amount_fen), 0) from entry)::text as total,
        (select count(*) from payment_fact f where order_id = $1 and f.amount_fen <
          (select coalesce(sum(p.amount_fen), 0) from refund_part p where p.fact_id = f.id))::text as overdrawn,
        (select count(*) from refund r where state > 0 and state < 3 and order_id = $1 and amount_fen <>
          (select coalesce(sum(amount_fen), 0) from refund_part p where p.refund_id = r.id))::text as uneven
      from customer_order o where id = $1`,
    [id],
  )
  return rows[0] ?? {}
}

it('whatever happens to an order, books balance, copies equal entries, and no payment gives back more than it was', () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      const order = await stage.place()
      for (const one of steps) await take(order, one)
      const { paid, refunded, surplus, put, gone, over, payable, under_way, total, overdrawn, uneven } =
        await readBooks(order.id)
      expect({ paid, refunded, surplus, payable, total, overdrawn, uneven }).toEqual({
        paid: put,
        refunded: gone,
        surplus: over,
        payable: under_way,
        total: '0',
        overdrawn: '0',
        uneven: '0',
      })
      const balances = await stage.balances(order.id)
      for (const owed of ['advances', 'surplus', 'refundsPayable', 'serviceRevenue', 'officialFees']) {
        expect(BigInt(balances[owed] ?? 0) <= 0n, owed).toBe(true)
      }
    }),
    { numRuns: 20 },
  ))
