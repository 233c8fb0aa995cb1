import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, createLog } from '@portal/platform/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fen } from '../../contract/money.ts'
import type { PaymentAttempt } from '../../server/pay/payment.table.ts'
import { readPaymentsFile } from '../../server/payments-file.ts'
import { payAddress } from '../../server/ways/alipay/pay-address.ts'
import { wechatGateway } from '../../server/ways/wechat/wechat-gateway.ts'
import { listen } from './listen.ts'
import { type Simulator, startSimulator } from './start-simulator.ts'

let folder = ''
let simulator: Simulator
const told: URLSearchParams[] = []
const portal = await listen(({ body }) => {
  told.push(new URLSearchParams(body.toString()))
  return { status: 200, type: 'text/plain', body: 'success' }
})
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-simulator-'))
  simulator = await startSimulator({ folder, port: 0 })
})
afterAll(async () => {
  await simulator.stop()
  await portal.close()
  await rm(folder, { recursive: true })
})

const page = async () => (await fetch(simulator.url)).text()
const press = (path: string, fields: Record<string, string>) =>
  fetch(`${simulator.url}${path}`, { method: 'POST', body: new URLSearchParams({ half: '支付宝', ...fields }) })

it('writes settings that the portal takes, and pays at the press of a button what was ordered', async () => {
  const path = join(folder, 'payments.json')
  await writeFile(path, JSON.stringify(simulator.settings))
  const { alipay } = readPaymentsFile(path, { mode: 'demonstration', publicUrl: 'http://localhost:3000' })
  if (!alipay) throw new Error('no Alipay')
  const payment = {
    way: 'alipayPage',
    paymentNo: 'DD2026112012345601',
    title: '一种<支架>',
    amount: fen(100),
    expiresAt: new Date(Date.now() + 3_600_000),
    notifyUrl: portal.url,
    returnUrl: 'http://localhost:3000/#/home/orders',
  } as const
  const opened = await fetch(payAddress(alipay, payment, new Date()))
  expect(await opened.text()).toContain('一种&lt;支架&gt;')
  await press('/act', { act: '少付 1 分', paymentNo: payment.paymentNo })
  await expect.poll(page).toContain('200 success')
  expect(told.map((one) => [one.get('trade_status'), one.get('total_amount')])).toEqual([['TRADE_SUCCESS', '0.99']])
  await press('/trouble', { trouble: '500' })
  expect(await page()).toContain('应答：500')
  expect((await fetch(alipay.gateway)).status).toBe(500)
})

it('stands in for WeChat Pay too: what was ordered is paid at the press of a button, and told signed', async () => {
  const path = join(folder, 'payments.json')
  await writeFile(path, JSON.stringify(simulator.settings))
  const { wechat } = readPaymentsFile(path, { mode: 'demonstration', publicUrl: portal.url })
  if (!wechat) throw new Error('no WeChat Pay')
  const ctx = {
    config: { publicUrl: portal.url } as Config,
    now: () => new Date(),
    chance: randomBytes,
    log: createLog('silent'),
  }
  const attempt = { way: 'wechatNative', paymentNo: 'DD2026112012345602', amount: fen(100) } as PaymentAttempt
  const gateway = wechatGateway(wechat)
  const expiresAt = new Date(Date.now() + 3_600_000)
  await gateway.begin(ctx, { attempt, title: '一种支架', expiresAt, payer: { address: '127.0.0.1' } })
  await press('/act', { half: '微信支付', act: '付款', paymentNo: attempt.paymentNo })
  await expect.poll(page).toContain('付款 DD2026112012345602：200')
  expect(await gateway.ask(ctx, attempt.paymentNo)).toMatchObject({ state: 'paid', amount: 100n })
  await press('/trouble', { half: '微信支付', trouble: '换公钥' })
  await expect(gateway.ask(ctx, attempt.paymentNo)).rejects.toMatchObject({ code: 'order.gateway_silent' })
})
