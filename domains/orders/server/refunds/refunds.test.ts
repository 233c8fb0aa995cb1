import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RefundsStage, stageRefunds } from '../../testing/refunds-stage.ts'
import { markSpent } from '../order/mark-spent.ts'
import { completeOrder } from '../order/service-acts.ts'
import { askHouses } from './ask-houses.ts'
import type { PartOutcome } from './finish-part.ts'
import type { PartToPayBack } from './refund-houses.ts'
import { returnUnwanted } from './return-unwanted.ts'

let stage: RefundsStage
beforeAll(async () => {
  stage = await stageRefunds()
})
afterAll(() => stage.portal.close())

type Who = 'demo' | 'demo2' | 'staff' | 'admin'
const send = (who: Who, path: string, body: unknown = {}) =>
  stage.portal.call({ method: 'POST', path, token: stage.people[who].token, body })
const ask = (orderNo: string, body: object = {}, who: Who = 'demo') =>
  send(who, `/api/orders/${orderNo}/refund`, { reason: '不再办理', ...body })
const act = (refundNo: unknown, name: string, body: object = {}, who: Who = 'staff') =>
  send(who, `/api/admin/refunds/${refundNo}/${name}`, body)
const detail = async (orderNo: string) =>
  (await stage.portal.call({ path: `/api/orders/${orderNo}`, token: stage.people.demo.token })).body
const listed = async (keyword: unknown, who: Who = 'staff') => {
  const path = `/api/admin/refunds?keyword=${keyword}`
  const { body } = await stage.portal.call({ path, token: stage.people[who].token })
  return (body.elements as Record<string, unknown>[])[0]
}
const businessSnOf = async (orderNo: string) => String((await detail(orderNo)).businessSn)
/** A refund of one person's approval, done. */
const refund = async (orderNo: string, amount: string) => {
  const { refundNo } = (await ask(orderNo, { amount })).body
  await act(refundNo, 'approve')
  await askHouses(stage.portal.ctx)
  return refundNo
}

describe('what the owner asks', () => {
  it('parts add up, more than refundable is refused naming it, and one that is open stands alone', async () => {
    const { orderNo } = await stage.placePaid()
    expect(await detail(orderNo)).toMatchObject({
      refundableAmount: '3450.55',
      can: ['refund', 'invoice'],
      refunds: [],
    })
    await refund(orderNo, '500.00')
    const refundNo = await refund(orderNo, '0.55')
    expect(await detail(orderNo)).toMatchObject({
      state: 1,
      refundState: 2,
      refundedAmount: '500.55',
      refundableAmount: '2950.00',
      refunds: [{ refundNo, state: 2, amount: '0.55', reason: '不再办理', reply: null }, { amount: '500.00' }],
    })
    const over = await ask(orderNo, { amount: '2950.01' })
    expect(over.body).toMatchObject({ status: 'U00400', fields: [{ path: 'amount', msg: '最多可退 ¥2,950.00' }] })
    const open = (await ask(orderNo)).body
    expect(open).toEqual({ refundNo: expect.stringMatching(/^TK\d{14}$/), state: 0 })
    const second = await ask(orderNo, { amount: '1.00' })
    expect(second).toMatchObject({ status: 409, body: { msg: `退款 ${open.refundNo} 尚未结束，不能再申请` } })
    expect(await detail(orderNo)).toMatchObject({ refundState: 0, can: [] })
  })

  it('what went on to the office does not come back, except by staff', async () => {
    const { orderNo } = await stage.placePaid()
    await markSpent(stage.portal.ctx, {
      businessSn: await businessSnOf(orderNo),
      codes: ['patent.invention.official'],
    })
    expect(await detail(orderNo)).toMatchObject({
      refundableAmount: '2500.55',
      refundTerms: { withheld: [{ name: '演示 · 发明专利申请官费', amount: '950.00', why: 'spent' }] },
    })
    expect((await ask(orderNo, { amount: '2500.56' })).status).toBe(400)
    const byStaff = { amount: '3450.56', reason: '退还' }
    expect((await send('staff', `/api/admin/orders/${orderNo}/refund`, byStaff)).body).toMatchObject({
      fields: [{ path: 'amount', msg: '最多可退 ¥3,450.55' }],
    })
    expect((await send('staff', `/api/admin/orders/${orderNo}/refund`, { ...byStaff, amount: '3450.55' })).status).toBe(
      200,
    )
  })

  it.each([
    ['without a reason', { reason: ' ' }, 'reason'],
    ['with a number', { amount: 5 }, 'amount'],
    ['with three decimals', { amount: '1.005' }, 'amount'],
    ['of nothing', { amount: '0.00' }, 'amount'],
  ])('%s it is refused on its field', async (_name, body, path) => {
    const { orderNo } = await stage.placePaid()
    expect((await ask(orderNo, body)).body).toMatchObject({ status: 'U00400', fields: [{ path }] })
  })

  it('an order that is not paid, or a stranger’s, gives nothing back', async () => {
    const { orderNo } = await stage.place()
    expect(await ask(orderNo)).toMatchObject({ status: 409, body: { msg: '订单待付款，不能退款' } })
    expect((await ask(orderNo, {}, 'demo2')).status).toBe(404)
  })

  it('ten are enough', async () => {
    const { orderNo } = await stage.placePaid()
    for (let time = 0; time < 10; time += 1) {
      await act((await ask(orderNo, { amount: '1.00' })).body.refundNo, 'reject', { reason: '请先补充材料' })
    }
    expect((await ask(orderNo)).body).toMatchObject({ status: 'U00409' })
    const [last] = (await detail(orderNo)).refunds as object[]
    expect(last).toMatchObject({ state: 3, reply: '请先补充材料' })
    expect((await detail(orderNo)).can).toEqual(['invoice'])
    const byStaff = await send('staff', `/api/admin/orders/${orderNo}/refund`, { amount: '1.00', reason: '客户来电' })
    expect(byStaff.status, 'the limit is the owner’s').toBe(200)
  })
})

describe('four eyes', () => {
  it('from 1000.00 on another person must confirm, and under it one is enough', async () => {
    const { orderNo, id } = await stage.placePaid()
    const { refundNo } = (await ask(orderNo, { amount: '1000.00' })).body
    expect((await act(refundNo, 'approve')).body).toEqual({ state: 0, pending: true })
    const own = await act(refundNo, 'confirm')
    expect(own).toMatchObject({ status: 403, body: { msg: '须由另一位工作人员复核' } })
    expect(await listed(refundNo)).toMatchObject({ pending: { act: 'approve', by: 'staff' }, can: ['reject'] })
    expect((await act(refundNo, 'return', { reason: '金额有误' }, 'admin')).body).toEqual({ state: 0, pending: false })
    await act(refundNo, 'approve', {}, 'admin')
    expect(await listed(refundNo)).toMatchObject({ can: ['confirm', 'return', 'reject'] })
    expect((await act(refundNo, 'confirm')).body).toEqual({ state: 1, pending: false })
    expect(await stage.balances(id)).toMatchObject({ advances: '-245055', refundsPayable: '-100000' })
    expect((await act(refundNo, 'reject', { reason: '晚了' })).status).toBe(409)
    await askHouses(stage.portal.ctx)
    const { history } = (await listed(refundNo)) ?? {}
    expect((history as { act: string }[]).map((line) => line.act)).toEqual([
      'ask',
      'approve',
      'return',
      'approve',
      'confirm',
      'finish',
    ])
    const { refundNo: small } = (await ask(orderNo, { amount: '999.99' })).body
    expect((await act(small, 'approve')).body).toEqual({ state: 1, pending: false })
  })
})

describe('the order', () => {
  it('is closed when all has gone back, and says why', async () => {
    const { orderNo, id } = await stage.placePaid()
    const { refundNo } = (await ask(orderNo)).body
    await act(refundNo, 'approve')
    await act(refundNo, 'confirm', {}, 'admin')
    expect(await detail(orderNo)).toMatchObject({ state: 1, refundState: 1, refundedAmount: '0.00' })
    await askHouses(stage.portal.ctx)
    expect(await detail(orderNo)).toMatchObject({
      state: -1,
      closeReason: 'refunded',
      refundedAmount: '3450.55',
      refundableAmount: '0.00',
      can: [],
    })
    expect(await stage.balances(id)).toEqual({})
    const { rows } = await stage.portal.database.pool.query(
      "select event, data->>'reason' as reason from outbox where data->>'orderNo' = $1 and event like 'order.%ed' order by id desc limit 2",
      [orderNo],
    )
    expect(rows).toEqual([
      { event: 'order.refunded', reason: null },
      { event: 'order.closed', reason: 'refunded' },
    ])
  })

  it('is not completed while a refund is open, and then earns what is left; a later refund is paid out of the service fee', async () => {
    const { orderNo, id } = await stage.placePaid()
    const businessSn = await businessSnOf(orderNo)
    const { refundNo } = (await ask(orderNo, { amount: '600.00' })).body
    const complete = () =>
      stage.portal.ctx.db.transaction((tx) => completeOrder({ ...stage.portal.ctx, db: tx }, { businessSn }))
    await expect(complete()).rejects.toMatchObject({ code: 'order.refund_open' })
    await act(refundNo, 'approve')
    await askHouses(stage.portal.ctx)
    await complete()
    expect(await stage.balances(id)).toEqual({
      demonstration: '285055',
      officialFees: '-95000',
      serviceRevenue: '-190055',
    })
    await refund(orderNo, '900.55')
    expect(await detail(orderNo)).toMatchObject({ state: 2, refundedAmount: '1500.55', refundableAmount: '1950.00' })
    expect(await stage.balances(id)).toMatchObject({ officialFees: '-95000', serviceRevenue: '-100000' })
  })
})

describe('money that nobody owed', () => {
  it('paid twice or after closing goes back by itself, to the way it came and once', async () => {
    const { orderNo, id } = await stage.placePaid()
    await stage.pay(id, { tradeNo: 'again' })
    const { rows } = await stage.portal.database.pool.query("select data from outbox where event = 'order.unwanted'")
    await stage.tell()
    await returnUnwanted(stage.portal.ctx, rows[0].data)
    await askHouses(stage.portal.ctx)
    expect(await detail(orderNo)).toMatchObject({
      state: 1,
      surplusAmount: '0.00',
      refundedAmount: '0.00',
      refundableAmount: '3450.55',
      refunds: [{ state: 2, amount: '3450.55', reason: '重复付款' }],
    })
    const closed = await stage.place()
    await send('demo', `/api/orders/${closed.orderNo}/cancel`)
    await stage.pay(closed.id)
    await stage.tell()
    await askHouses(stage.portal.ctx)
    expect(await detail(closed.orderNo)).toMatchObject({ state: -1, refunds: [{ state: 2, reason: '订单已关闭' }] })
    expect(await stage.balances(closed.id)).toEqual({})
  })

  it('a surplus waits, and staff give it back', async () => {
    const { orderNo, id } = await stage.place()
    await stage.pay(id, { amount: '3450.56' })
    await stage.tell()
    expect(await detail(orderNo)).toMatchObject({
      state: 1,
      surplusAmount: '0.01',
      refundableAmount: '3450.55',
      refunds: [],
    })
    const path = `/api/admin/orders/${orderNo}/refund`
    const { refundNo } = (await send('staff', path, { fund: 'surplus', amount: '0.01', reason: '多付' })).body
    expect(stage.portal.acts.at(-1)).toMatchObject({
      ...{ act: 'orders.begin', subjectKind: 'refund', subjectRef: refundNo, before: null, note: '多付' },
      after: { orderNo, fund: 'surplus', amount: '0.01', state: 0 },
    })
    await act(refundNo, 'approve')
    await askHouses(stage.portal.ctx)
    expect(await detail(orderNo)).toMatchObject({ state: 1, surplusAmount: '0.00', refundedAmount: '0.00' })
    expect(await stage.balances(id)).toEqual({ demonstration: '345055', advances: '-345055' })
  })
})

describe('houses', () => {
  it('a transfer waits for the line by which it went out; each line is one part, the newest payment first', async () => {
    const { orderNo, id } = await stage.place()
    await stage.pay(id, { house: 'bank', amount: '3000.00' })
    await stage.pay(id, { house: 'bank', amount: '450.55' })
    const { refundNo } = (await ask(orderNo, { amount: '500.00' })).body
    await act(refundNo, 'approve')
    await askHouses(stage.portal.ctx)
    const parts = ['450.55', '49.45'].map((amount, at) => ({
      partNo: `${refundNo}0${at + 1}`,
      amount,
      state: 'waiting',
    }))
    expect(await listed(refundNo)).toMatchObject({ state: 1, parts, can: ['record'] })
    const at = stage.portal.ctx.now().getTime()
    const record = (body: object) => act(refundNo, 'record', { at, ...body })
    expect((await record({ bankSerial: 'S1' })).body).toMatchObject({ fields: [{ path: 'partNo' }] })
    expect((await record({ bankSerial: 'S1', partNo: `${refundNo}02`, at: at + 3_600_000 })).body).toMatchObject({
      fields: [{ path: 'at' }],
    })
    expect((await record({ bankSerial: 'S1', partNo: `${refundNo}02` })).body).toEqual({ state: 1, pending: false })
    expect((await record({ bankSerial: 'S1' })).body).toMatchObject({ msg: `这条银行流水已登记在 ${refundNo}02` })
    expect((await record({ bankSerial: 'S2' })).body).toEqual({ state: 2, pending: false })
    expect(await stage.balances(id)).toEqual({ bank: '295055', advances: '-295055' })
    const told = stage.portal.acts.filter(({ subjectRef, outcome }) => subjectRef === refundNo && outcome === 'done')
    expect(told).toMatchObject([
      { act: 'orders.approve', link: `/refunds/${refundNo}`, before: { state: 0 }, after: { state: 1 } },
      { act: 'orders.record', before: { part: `${refundNo}02`, bankSerial: null }, after: { bankSerial: 'S1' } },
      { act: 'orders.record', before: { state: 1 }, after: { state: 2, bankSerial: 'S2' } },
    ])
  })

  it('a transfer that was taken back from the order gives nothing back; the desk sees whose the other was', async () => {
    const { orderNo } = await stage.place()
    const receive = async (amount: string, payerName: string) => {
      const line = { at: stage.portal.ctx.now().getTime(), amount, payerName, payerAccount: '6222021234567890' }
      const { body } = await send('staff', '/api/admin/receipts', { ...line, text: '', bankSerial: `R${payerName}` })
      await send('staff', `/api/admin/receipts/${body.id}/match`, { orderNo })
      return `/api/admin/receipts/${body.id}`
    }
    await receive('3000.00', '甲')
    const second = await receive('450.56', '乙')
    await send('staff', `${second}/unmatch`, { reason: '认错了' })
    await receive('450.55', '丙')
    const { refundNo } = (await ask(orderNo, { amount: '500.00' })).body
    await act(refundNo, 'approve')
    expect(await listed(refundNo)).toMatchObject({
      parts: [
        { amount: '450.55', payee: { name: '丙', account: expect.stringMatching(/7890$/) } },
        { amount: '49.45', payee: { name: '甲' } },
      ],
    })
  })

  it('is asked again by the same number, and what it refuses for good is paid by hand after four eyes', async () => {
    const { orderNo, id } = await stage.place()
    await stage.pay(id, { house: 'wechat' })
    const { refundNo } = (await ask(orderNo, { amount: '10.00' })).body
    await act(refundNo, 'approve')
    const asked: string[] = []
    const answers: PartOutcome[] = [{ state: 'waiting' }, { state: 'stuck', error: '余额不足' }]
    const wechat = async (_ctx: unknown, { part }: PartToPayBack) => {
      asked.push(part.partNo)
      const answer = answers[asked.length - 2]
      if (!answer) throw new Error('no answer')
      return answer
    }
    for (const pause of [0, 11_000, 61_000]) {
      stage.portal.clock.advance(pause)
      await askHouses(stage.portal.ctx, { wechat })
      await askHouses(stage.portal.ctx, { wechat })
    }
    expect(asked).toEqual(Array(3).fill(`${refundNo}01`))
    expect(await listed(refundNo)).toMatchObject({ parts: [{ state: 'stuck', error: '余额不足' }], can: ['offline'] })
    expect((await act(refundNo, 'offline', { reason: '余额不足' })).body).toEqual({ state: 1, pending: true })
    expect((await act(refundNo, 'confirm')).status).toBe(403)
    expect((await act(refundNo, 'confirm', {}, 'admin')).body).toEqual({ state: 1, pending: false })
    expect((await act(refundNo, 'record', { at: Date.now(), bankSerial: 'S3' })).body).toMatchObject({ state: 2 })
    expect(await stage.balances(id)).toEqual({ wechat: '345055', bank: '-1000', advances: '-344055' })
  })
})

it('an order with an invoice takes a word on it before it is approved', async () => {
  const { orderNo, id } = await stage.placePaid()
  await stage.portal.database.pool.query("update customer_order set invoice_state = 'issued' where id = $1", [id])
  const { refundNo } = (await ask(orderNo, { amount: '1.00' })).body
  expect((await act(refundNo, 'approve')).body).toMatchObject({ fields: [{ path: 'note' }] })
  expect((await act(refundNo, 'approve', { note: '客户已退回发票' })).status).toBe(200)
})

it('a question to a house that broke off with its process is put again within half a minute, and delays no later one', async () => {
  // What other tests left is finished, so that the houses are asked about this refund alone.
  await askHouses(stage.portal.ctx)
  const { orderNo } = await stage.placePaid()
  const { refundNo } = (await ask(orderNo, { amount: '1.00' })).body
  await act(refundNo, 'approve')
  const breakOff = () =>
    new Promise<void>((begun) => {
      const demonstration = () => {
        begun()
        return new Promise<PartOutcome>(() => undefined)
      }
      void askHouses(stage.portal.ctx, { demonstration }).then(() => begun())
    })
  await breakOff()
  stage.portal.clock.advance(30_000)
  expect(await askHouses(stage.portal.ctx, { demonstration: async () => ({ state: 'waiting' }) })).toBe(1)
  stage.portal.clock.advance(10_000)
  await breakOff()
  stage.portal.clock.advance(30_000)
  await askHouses(stage.portal.ctx)
  expect(await listed(refundNo)).toMatchObject({ state: 2 })
})
