import { setTimeout as sleep } from 'node:timers/promises'
import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeSample, sampleFees, samplePrices, setFees } from '../../testing/sample-order.ts'
import { createOrdersServer } from '../index.ts'
import { booksJob, checkBooks } from './check-books.ts'

let portal: TestApp
let people: People
let orderNo = ''
beforeAll(async () => {
  portal = await createTestApp({ domains: [accountsServer, createOrdersServer(sampleFees)], authenticate })
  people = await createPeople(portal)
  await setFees(portal.ctx, 1, samplePrices)
  orderNo = await placeSample(portal.ctx, people.demo.id)
  const { token } = people.demo
  const { body } = await send(`/api/orders/${orderNo}/pay`, { way: 'demonstration' }, token)
  await send('/api/demonstration/pay', { paymentNo: body.paymentNo }, token)
})
afterAll(() => portal.close())

const send = (path: string, body: unknown, token: string, method = 'POST') => portal.call({ method, path, token, body })
const ask = async (path: string, token = people.staff.token) => (await portal.call({ path, token })).body
const metric = async () =>
  (await portal.app.inject('/metrics')).payload.match(/^portal_ledger_difference_fen .*$/m)?.[0]

it('lists the journal by account, order and day', async () => {
  const { elements, totalElements } = await ask(`/api/admin/ledger?orderNo=${orderNo}&account=advances`)
  expect([totalElements, elements]).toEqual([
    1,
    [expect.objectContaining({ orderNo, account: 'advances', kind: 'arrived', amount: '-3450.55' })],
  ])
  expect(await ask('/api/admin/ledger?to=2020-01-01')).toMatchObject({ elements: [], totalIsExact: true })
})

describe('the check of the books', () => {
  it('is silent while every fen fits', async () => {
    expect(await metric()).toBe('portal_ledger_difference_fen Nan')
    await booksJob.run(portal.ctx)
    expect(await metric()).toBe('portal_ledger_difference_fen 0')
    const balances = await ask('/api/admin/ledger/balances')
    expect(balances).toMatchObject({ balanced: true, total: '0.00', differences: [] })
    expect(balances.accounts).toContainEqual({ code: 'advances', name: '预收款', balance: '-3450.55' })
    expect(portal.logged.join()).not.toContain('ALARM')
  })

  it('takes longer than other statements may, so that large books are checked too', async () => {
    const { db } = portal.ctx
    const holder = await portal.database.pool.connect()
    await holder.query('begin; lock table ledger_entry in access exclusive mode')
    const checking = db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = '100ms'`)
      return checkBooks({ db: tx })
    })
    await sleep(300)
    await holder.query('rollback')
    holder.release()
    expect(await checking).toMatchObject({ total: 0n, differences: [] })
  })

  it('cries out over one fen on a copy, and over money that was told but never booked', async () => {
    await portal.database.pool.query(`
      update customer_order set paid_fen = paid_fen - 1;
      insert into payment_fact (id, house, trade_number, amount_fen, paid_at, source, created_at)
        values (gen_random_uuid(), 'bank', 'lost', 500, now(), 'receipt', now())`)
    await booksJob.run(portal.ctx)
    expect(portal.logged.filter((line) => line.includes('ALARM'))).toHaveLength(1)
    expect(await metric()).toBe('portal_ledger_difference_fen 501')
    expect(await ask('/api/admin/ledger/balances')).toMatchObject({
      balanced: false,
      total: '0.00',
      differences: [
        { orderNo, what: 'paid', said: '3450.54', booked: '3450.55' },
        { orderNo: null, what: 'arrival', said: '5.00', booked: '0.00' },
      ],
    })
  })
})

describe('the settings', () => {
  const path = '/api/admin/orderSettings'
  const valid = {
    payWithinMinutes: '60',
    slipExtendsDays: 0,
    fourEyesFrom: '0.00',
  }
  const save = (more: object = {}, token = people.admin.token) => send(path, { ...valid, ...more }, token, 'PUT')

  it('begin with three days and a second person from 1,000 yuan on; the top administrator alone changes them', async () => {
    expect(await ask(path)).toMatchObject({
      payWithinMinutes: 4320,
      fourEyesFrom: '1000.00',
      savedAt: null,
      houses: ['bank', 'demonstration'],
    })
    expect((await save({}, people.staff.token)).status).toBe(403)
    expect((await save()).body).toMatchObject({
      payWithinMinutes: 60,
      fourEyesFrom: '0.00',
      savedAt: expect.any(Number),
    })
    const next = await placeSample(portal.ctx, people.demo.id)
    const { createTime, expiresAt } = await ask(`/api/admin/orders/${next}`)
    expect(Number(expiresAt) - Number(createTime)).toBe(3_600_000)
  })

  it.each([
    ['payWithinMinutes', 0],
    ['payWithinMinutes', 43_201],
    ['slipExtendsDays', 31],
    ['slipExtendsDays', ''],
    ['fourEyesFrom', '1.005'],
  ])('refuse %s %j', async (field, value) => {
    expect((await save({ [field]: value })).body).toMatchObject({ status: 'U00400', fields: [{ path: field }] })
  })

  it('ask for no second person where there is none', async () => {
    await portal.database.pool.query("update user_account set status = 'disabled' where username = 'staff'")
    expect((await save()).status).toBe(200)
    expect((await save({ fourEyesFrom: '5.00' })).body).toMatchObject({ status: 'U00409' })
  })
})
