import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { placeSample, sampleFees, samplePrices, setFees } from '../../testing/sample-order.ts'
import { createOrdersServer } from '../index.ts'
import { keepMessage } from '../pay/keep-message.ts'

let portal: TestApp
let people: People
beforeAll(async () => {
  portal = await createTestApp({ domains: [accountsServer, createOrdersServer(sampleFees)], authenticate })
  people = await createPeople(portal)
  await setFees(portal.ctx, 1, samplePrices)
})
afterAll(() => portal.close())

const desk = '/api/admin/orders'
const ask = async (path: string) => (await portal.call({ path, token: people.staff.token })).body
const send = (path: string, body?: unknown, method = 'POST', token = people.staff.token) =>
  portal.call({ method, path, token, body })
const list = async (query: string) => {
  const { elements } = (await ask(`${desk}?${query}`)) as { elements: { orderNo: string }[] }
  return elements.map(({ orderNo }) => orderNo)
}
const pay = async (orderNo: string) => {
  const { token } = people.demo
  const { body } = await send(`/api/orders/${orderNo}/pay`, { way: 'demonstration' }, 'POST', token)
  await send('/api/demonstration/pay', { paymentNo: body.paymentNo }, 'POST', token)
  return String(body.paymentNo)
}

const line = { name: '演示 · 加急服务费', kind: 'service', quantity: 2, unitPrice: '150.05' }
const manual = (more: object = {}) => ({
  customer: people.demo.id,
  title: '补正材料',
  lines: [line],
  reason: '客户来电要求',
  ...more,
})
const make = async (more: object = {}) => String((await send(desk, manual(more))).body.orderNo)

it('finds an order by any of its numbers, its note, its customer', async () => {
  const businessSn = 'ZL20261101000001'
  const orderNo = await placeSample(portal.ctx, people.demo.id, { businessSn })
  await placeSample(portal.ctx, people.demo2.id)
  const paymentNo = await pay(orderNo)
  const { version } = await ask(`${desk}/${orderNo}`)
  await send(`${desk}/${orderNo}`, { version, note: '等发票抬头' }, 'PUT')
  for (const keyword of [orderNo, orderNo.slice(-6), businessSn, paymentNo, '发票抬头']) {
    expect([keyword, await list(`keyword=${encodeURIComponent(keyword)}`)]).toEqual([keyword, [orderNo]])
  }
  const other = await make()
  const naming = { version: (await ask(`${desk}/${other}`)).version, note: `另见 ${orderNo}` }
  await send(`${desk}/${other}`, naming, 'PUT')
  expect([await list(`keyword=${orderNo}`), await list(`keyword=${encodeURIComponent('另见')}`)]).toEqual([
    [orderNo],
    [other],
  ])
  expect(await list('keyword=demo2')).not.toContain(orderNo)
  expect(await list(`customer=${people.demo.id}&state=1&way=demonstration&service=sqzl`)).toEqual([orderNo])
  expect(await list('customer=nobody')).toEqual([])
  expect(await list('refundState=1')).toEqual([])
})

it('shows everything of an order, and the list counts exactly up to its limit', async () => {
  const orderNo = await placeSample(portal.ctx, people.demo.id)
  await pay(orderNo)
  expect(await ask(`${desk}/${orderNo}`)).toMatchObject({
    state: 1,
    customer: { id: people.demo.id, username: 'demo' },
    way: 'demonstration',
    note: '',
    lines: [{ line: 0, spentAt: null }, { line: 1 }],
    attempts: [{ way: 'demonstration', state: 'paid', amount: '3450.55' }],
    arrivals: [{ house: 'demonstration', amount: '3450.55' }],
    entries: [
      { account: 'demonstration', amount: '3450.55', kind: 'arrived', orderNo },
      { account: 'advances', amount: '-3450.55' },
    ],
    history: [
      { act: 'place', actor: 'demo' },
      { act: 'settle', stateBefore: 0, stateAfter: 1 },
    ],
    can: ['change', 'spend'],
  })
  const { totalElements, totalIsExact } = await ask(desk)
  expect([totalIsExact, Number(totalElements) > 1]).toEqual([true, true])
  expect((await send(`${desk}/DD20200101000000`, undefined, 'GET')).status).toBe(404)
})

it('shows what the gateways told of the payments and refunds of an order, the newest fifty', async () => {
  const [orderNo, other] = [await make(), await make()]
  const paymentNo = await pay(orderNo)
  const told = (aboutNo: string, event: string) =>
    keepMessage(portal.ctx, { house: 'wechat', messageNo: `${aboutNo} ${event}`, event, aboutNo })
  await told(paymentNo, 'TRANSACTION.SUCCESS')
  const { body } = await send(`${desk}/${orderNo}/refund`, { amount: '10.00', reason: '客户来电要求' })
  await send(`/api/admin/refunds/${body.refundNo}/approve`, { note: '' })
  portal.clock.advance(1000)
  await told(`${body.refundNo}01`, 'REFUND.SUCCESS')
  await told(await pay(other), 'TRANSACTION.SUCCESS')
  expect((await ask(`${desk}/${orderNo}`)).messages).toMatchObject([
    { house: 'wechat', event: 'REFUND.SUCCESS', aboutNo: `${body.refundNo}01` },
    { house: 'wechat', event: 'TRANSACTION.SUCCESS', aboutNo: paymentNo },
  ])
  for (let more = 0; more < 60; more += 1) await told(paymentNo, `REPEATED.${more}`)
  expect((await ask(`${desk}/${orderNo}`)).messages).toHaveLength(50)
})

describe('an order made by hand', () => {
  it('tells the desk when it is paid; of an application its own service tells', async () => {
    const numbers = [await make(), await placeSample(portal.ctx, people.demo.id)]
    for (const orderNo of numbers) await pay(orderNo)
    const { rows } = await portal.database.pool.query(
      "select data->>'orderNo' as number from outbox where event = 'order.paid_for_desk' and data->>'orderNo' = any($1)",
      [numbers],
    )
    expect(rows).toEqual([{ number: numbers[0] }])
  })

  it('has the lines that staff wrote, is paid by its customer, and is completed by staff', async () => {
    const orderNo = await make({ businessSn: 'ZL9' })
    expect(await ask(`${desk}/${orderNo}`)).toMatchObject({
      service: 'manual',
      amount: '300.10',
      feeVersion: null,
      can: ['change', 'close', 'discount'],
      history: [{ act: 'place', actor: 'staff', reason: '客户来电要求' }],
    })
    expect((await send(`${desk}/${orderNo}/complete`)).body.status).toBe('U00409')
    await pay(orderNo)
    expect((await send(`${desk}/${orderNo}/complete`)).body).toEqual({ state: 2 })
  })

  it('is one at a time for an application', async () => {
    const orderNo = await make({ businessSn: 'ZL10' })
    expect((await send(desk, manual({ businessSn: 'ZL10' }))).body).toMatchObject({
      status: 'U00409',
      msg: expect.stringContaining(orderNo),
    })
    await pay(orderNo)
    expect(await make({ businessSn: 'ZL10' })).not.toBe(orderNo)
  })

  it.each([
    ['for nobody', { customer: 'nobody' }, 'customer'],
    ['without lines', { lines: [] }, 'lines'],
    ['that costs nothing', { lines: [{ ...line, unitPrice: '0.00' }] }, 'lines'],
    ['above what the wire can say', { lines: [{ ...line, quantity: 2, unitPrice: '99999999.99' }] }, 'lines'],
    ['with part of a thing', { lines: [{ ...line, quantity: 1.5 }] }, 'lines'],
    ['with a number for a price', { lines: [{ ...line, unitPrice: 5 }] }, 'lines'],
    ['without a reason', { reason: ' ' }, 'reason'],
  ])('%s is refused', async (_why, wrong, path) => {
    expect((await send(desk, manual(wrong))).body).toMatchObject({ status: 'U00400', fields: [{ path }] })
  })
})

describe('a change', () => {
  let orderNo = ''
  beforeEach(async () => {
    orderNo = await placeSample(portal.ctx, people.demo.id)
  })
  const change = async (body: object) => {
    const { version } = await ask(`${desk}/${orderNo}`)
    return send(`${desk}/${orderNo}`, { version, ...body }, 'PUT')
  }

  it('is kept with who made it, before and after, and no price is a field', async () => {
    const { expiresAt } = (await ask(`${desk}/${orderNo}`)) as { expiresAt: number }
    const later = expiresAt + 86_400_000
    const { body } = await change({ note: '已电话联系', annualFeePayer: 1, expiresAt: later, amount: '0.01', state: 2 })
    expect(body).toEqual({ version: 2 })
    const order = await ask(`${desk}/${orderNo}`)
    expect(order).toMatchObject({
      amount: '3450.55',
      state: 0,
      note: '已电话联系',
      annualFeePayer: 1,
      expiresAt: later,
    })
    expect((order.history as object[])[1]).toMatchObject({
      act: 'change',
      actor: 'staff',
      fields: [
        { label: '备注', before: null, after: '已电话联系' },
        { label: '年费缴纳方', before: '客户自行缴纳', after: '由公司代缴' },
        { label: '付款期限' },
      ],
    })
  })

  it('leaves what it does not name, and is refused where the state does not allow it or the moment is none', async () => {
    await change({ note: '已电话联系' })
    await change({ annualFeePayer: 1 })
    expect(await ask(`${desk}/${orderNo}`)).toMatchObject({ note: '已电话联系', annualFeePayer: 1 })
    expect((await change({ expiresAt: 8_640_000_000_000_000 })).body).toMatchObject({ fields: [{ path: 'expiresAt' }] })
    await pay(orderNo)
    expect((await change({ expiresAt: portal.clock.now().getTime() + 9e8 })).body).toMatchObject({
      status: 'U00409',
      msg: '订单已付款，不能延后付款期限',
    })
  })

  it('of an older version is refused', async () => {
    await change({ note: '甲' })
    expect((await change({ note: '乙', version: 1 })).body).toMatchObject({ status: 'U00409' })
  })

  it('never makes the time shorter, and gives no annual fee to an order without one', async () => {
    expect((await change({ expiresAt: portal.clock.now().getTime() })).body).toMatchObject({
      fields: [{ path: 'expiresAt', msg: '付款期限只能延后' }],
    })
    orderNo = await make()
    expect((await change({ annualFeePayer: 1 })).body).toMatchObject({ fields: [{ path: 'annualFeePayer' }] })
  })
})

it('closes an order that waits for payment, with a reason', async () => {
  const orderNo = await placeSample(portal.ctx, people.demo.id)
  expect((await send(`${desk}/${orderNo}/close`, {})).body).toMatchObject({ fields: [{ path: 'reason' }] })
  expect((await send(`${desk}/${orderNo}/close`, { reason: '客户放弃' })).body).toEqual({ state: -1, closing: false })
  expect(await ask(`${desk}/${orderNo}`)).toMatchObject({
    closeReason: 'closed',
    history: [{}, { act: 'close', actor: 'staff', reason: '客户放弃' }],
    can: ['change'],
  })
  expect((await send(`${desk}/${orderNo}/close`, { reason: '客户放弃' })).status).toBe(409)
})

it('notes once that an official fee has gone to the office, and only the service completes its order', async () => {
  const orderNo = await placeSample(portal.ctx, people.demo.id)
  expect((await send(`${desk}/${orderNo}/spent`, { line: 0 })).status).toBe(409)
  await pay(orderNo)
  expect((await send(`${desk}/${orderNo}/spent`, { line: 1 })).body).toMatchObject({ fields: [{ path: 'line' }] })
  expect((await send(`${desk}/${orderNo}/spent`, { line: 0 })).body).toEqual({ state: 1 })
  expect((await send(`${desk}/${orderNo}/spent`, { line: 0 })).body).toMatchObject({ fields: [{ path: 'line' }] })
  expect(await ask(`${desk}/${orderNo}`)).toMatchObject({ lines: [{ spentAt: expect.any(Number) }, { spentAt: null }] })
  expect((await send(`${desk}/${orderNo}/complete`)).body).toMatchObject({ status: 'U00409' })
})

it('pages through a word that most orders hold, the newest first, each once, with their number', async () => {
  await portal.database.pool.query(
    `insert into customer_order (id, order_number, service, purpose, round, owner_id, title, state, amount_fen, note,
      remittance_note, expires_at, created_at)
    select gen_random_uuid(), 'DD2030010100' || lpad(n::text, 4, '0'), 'manual', 'application', 1, $1, '演示常见词', 0, 5, '',
      'C' || n, now(), now() + n * interval '1 second'
    from generate_series(1, 210) n`,
    [people.demo.id],
  )
  const pages = await Promise.all(
    [1, 2, 3].map((page) => ask(`${desk}?keyword=${encodeURIComponent('常见')}&pgIndex=${page}&pgCount=100`)),
  )
  expect(pages.map(({ totalElements, totalIsExact }) => [totalElements, totalIsExact])).toEqual(
    pages.map(() => [210, true]),
  )
  const numbers = pages.flatMap(({ elements }) => (elements as { orderNo: string }[]).map(({ orderNo }) => orderNo))
  expect(numbers).toEqual(Array.from({ length: 210 }, (_, n) => `DD2030010100${String(210 - n).padStart(4, '0')}`))
})
