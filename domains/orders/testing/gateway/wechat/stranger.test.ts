import { createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Aes, Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin'
import { authorizationOf } from '../../../server/ways/wechat/signature.ts'
import { type ServedWechat, serveWechat } from './serve-wechat.ts'

/** wechatpay-axios-plugin knows nothing of this code: it is a customer of the simulator, and a judge of our signatures. */
let wechat: ServedWechat
beforeAll(async () => {
  wechat = await serveWechat(() => new Date())
})
afterAll(() => wechat.close())

const callAs = (privateKey: string, path: string) =>
  new Wechatpay({
    baseURL: wechat.url,
    mchid: wechat.merchant.mchid,
    serial: wechat.merchant.serial,
    privateKey,
    certs: { [wechat.simulator.keyId]: wechat.simulator.publicKey },
  }).chain(path)

const order = {
  description: '一种折叠支架',
  out_trade_no: 'DD2026112300000101',
  time_expire: '2099-01-01T00:00:00+08:00',
  notify_url: 'https://portal.example/api/pay/wechat/notify',
  amount: { total: 345_055, currency: 'CNY' },
}
const numbered = `v3/pay/transactions/out-trade-no/${order.out_trade_no}`

it('the stranger orders, asks and closes at the simulator, and believes its signatures', async () => {
  const { mchid, appid } = wechat.merchant
  const call = (path: string) => callAs(wechat.merchantKeyPem, path)
  const begun = await call('v3/pay/transactions/native').post({ ...order, mchid, appid })
  expect(begun.data).toMatchObject({ code_url: expect.stringMatching(/^weixin:/) })
  const asked = await call(numbered).get({ params: { mchid } })
  expect(asked.data).toMatchObject({ trade_state: 'NOTPAY', amount: { total: 345_055 } })
  expect((await call(`${numbered}/close`).post({ mchid })).status).toBe(204)
  expect((await call(numbered).get({ params: { mchid } })).data).toMatchObject({ trade_state: 'CLOSED' })
})

it('the simulator refuses him with another key', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const refused = callAs(pem, 'v3/pay/transactions/native').post(order)
  await expect(refused).rejects.toMatchObject({ response: { status: 401 } })
})

it('the stranger verifies what we sign, and opens what the simulator seals', () => {
  const { mchid, serial, merchantKey, apiV3Key } = wechat.merchant
  const key = createPrivateKey(wechat.merchantKeyPem)
  const call = { method: 'POST', path: '/v3/pay/transactions/native', body: '{"a":1}' } as const
  const written = authorizationOf({ now: () => new Date(), chance: randomBytes }, { mchid, serial, key }, call)
  const part = (name: string) => new RegExp(`${name}="([^"]+)"`).exec(written)?.[1] ?? ''
  const lines = Formatter.request(call.method, call.path, part('timestamp'), part('nonce_str'), call.body)
  expect(Rsa.verify(lines, part('signature'), merchantKey)).toBe(true)
  const { body } = wechat.simulator.notification(order.out_trade_no)
  const { resource } = JSON.parse(body) as { resource: { ciphertext: string; nonce: string; associated_data: string } }
  const text = Aes.AesGcm.decrypt(resource.ciphertext, apiV3Key, resource.nonce, resource.associated_data)
  expect(JSON.parse(text)).toMatchObject({ out_trade_no: order.out_trade_no })
})
