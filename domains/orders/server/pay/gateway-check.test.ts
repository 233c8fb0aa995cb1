import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServedWechat, serveWechat } from '../../testing/gateway/wechat/serve-wechat.ts'
import { placeSample, sampleFees, samplePrices, setFees } from '../../testing/sample-order.ts'
import { createOrdersServer } from '../index.ts'
import { gatewayCheck } from './gateway-check.ts'

let wechat: ServedWechat
let portal: TestApp
let orderNo: string
beforeAll(async () => {
  wechat = await serveWechat(() => new Date())
  portal = await createTestApp({
    domains: [accountsServer, createOrdersServer(sampleFees)],
    authenticate,
    env: { PAYMENTS_FILE: wechat.paymentsFile },
  })
  const people = await createPeople(portal)
  await setFees(portal.ctx, 1, samplePrices)
  orderNo = await placeSample(portal.ctx, people.demo.id)
})
afterAll(async () => {
  await portal.close()
  await wechat.close()
})

let begun = 0
/** A payment that a customer began so long ago; `means` is what the gateway answered. */
const begin = async (
  minutesAgo: number,
  { means = null, consent = null }: { means?: string | null; consent?: string | null } = {},
) => {
  begun += 1
  await portal.database.pool.query(
    `insert into payment_attempt (id, payment_number, order_id, way, state, amount_fen, created_at, means, consent_state)
      select gen_random_uuid(), $1, id, 'wechatNative', 'waiting', 100, $2, $3::jsonb, $4
      from customer_order where order_number = $5`,
    [`P${begun}`, new Date(portal.clock.now().getTime() - minutesAgo * 60_000), means, consent, orderNo],
  )
}
const look = () => gatewayCheck.look(portal.ctx)

it('is ok while all is answered, and while the customer is at the consent page', async () => {
  await begin(5, { means: '{"kind": "code"}' })
  await begin(5, { consent: 'somewhere' })
  await begin(0)
  await begin(90)
  expect(await look()).toMatchObject({ state: 'ok', text: expect.stringContaining('微信支付') })
})

it('warns of single payments that were not answered, and is a fault where none is', async () => {
  for (let more = 0; more < 3; more += 1) await begin(5)
  expect(await look()).toMatchObject({ state: 'warning', text: expect.stringContaining('微信支付 3 笔') })
  await portal.database.pool.query('delete from payment_attempt where means is not null')
  expect((await look()).state).toBe('fault')
})

it('has nothing to say of a portal without gateways', async () => {
  const { config } = await createTestApp({ domains: [createOrdersServer(sampleFees)] }).then(async (bare) => {
    await bare.close()
    return bare.services
  })
  expect((await gatewayCheck.look({ ...portal.ctx, config })).state).toBe('ok')
})
