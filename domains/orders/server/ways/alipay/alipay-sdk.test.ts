import type { KeyObject } from 'node:crypto'
import { AlipaySdk } from 'alipay-sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fen } from '../../../contract/money.ts'
import { appCertificate, rootCertificates } from '../../../testing/alipay-certificates.ts'
import { type ServedAlipay, serveAlipay } from '../../../testing/gateway/alipay/serve-alipay.ts'
import { payAddress } from './pay-address.ts'

// Alipay's own SDK is a stranger here: a customer of the simulator, and a judge of what the portal and the simulator sign.
const pkcs8 = (key: KeyObject) => String(key.export({ type: 'pkcs8', format: 'pem' }))
const spki = (key: KeyObject) => String(key.export({ type: 'spki', format: 'pem' }))

let alipay: ServedAlipay
let customer: AlipaySdk
beforeAll(async () => {
  alipay = await serveAlipay(() => new Date())
  const { account, gateway, simulator } = alipay
  customer = new AlipaySdk({
    appId: account.appId,
    privateKey: pkcs8(account.privateKey),
    keyType: 'PKCS8',
    alipayPublicKey: spki(simulator.publicKey),
    gateway,
  })
})
afterAll(() => alipay.close())

const payment = {
  way: 'alipayPage',
  paymentNo: 'DD2026112012345601',
  title: '发明专利申请',
  amount: fen(345_055),
  expiresAt: new Date(Date.now() + 3_600_000),
  notifyUrl: 'https://portal.example/api/pay/alipay/notify',
  returnUrl: 'https://portal.example/',
} as const
const address = () => {
  const { account, gateway, simulator } = alipay
  const settings = { ...account, gateway, publicKey: simulator.publicKey, certificates: null, endings: [], ways: [] }
  return payAddress(settings, payment, new Date())
}

it('verifies what the portal signs, and nothing that was altered', () => {
  const { account } = alipay
  const judge = new AlipaySdk({
    appId: account.appId,
    privateKey: pkcs8(account.privateKey),
    keyType: 'PKCS8',
    alipayPublicKey: spki(account.publicKey),
  })
  const parameters = Object.fromEntries(new URL(address()).searchParams)
  expect(judge.checkNotifySignV2(parameters)).toBe(true)
  expect(judge.checkNotifySignV2({ ...parameters, timestamp: '2026-11-20 00:30:01' })).toBe(false)
})

it('is understood by the simulator, and believes its answers and notifications', async () => {
  const bizContent = {
    out_trade_no: payment.paymentNo,
    total_amount: '3450.55',
    subject: payment.title,
    product_code: 'FAST_INSTANT_TRADE_PAY',
    time_expire: '2099-01-01 00:00:00',
  }
  const late = await fetch(customer.pageExecute('alipay.trade.page.pay', 'GET', { bizContent }))
  expect([late.status, await late.text()]).toEqual([400, 'INVALID_PARAMETER'])
  expect((await fetch(address())).status).toBe(200)
  alipay.simulator.pay(payment.paymentNo)

  const content = { out_trade_no: payment.paymentNo }
  const asked = await customer.exec('alipay.trade.query', { bizContent: content }, { validateSign: true })
  expect(asked).toMatchObject({ code: '10000', tradeStatus: 'TRADE_SUCCESS', totalAmount: '3450.55' })
  const refund = { ...content, refund_amount: '0.55', out_request_no: 'TK2026112012345601' }
  const back = await customer.exec('alipay.trade.refund', { bizContent: refund }, { validateSign: true })
  expect(back).toMatchObject({ code: '10000', fundChange: 'Y', refundFee: '0.55' })

  const told = Object.fromEntries(new URLSearchParams(alipay.simulator.notification(payment.paymentNo)))
  expect(customer.checkNotifySignV2(told)).toBe(true)
  expect(customer.checkNotifySignV2({ ...told, total_amount: '3450.56' })).toBe(false)
})

it('names certificates as the portal does', () => {
  const { config } = new AlipaySdk({
    appId: alipay.account.appId,
    privateKey: pkcs8(alipay.account.privateKey),
    keyType: 'PKCS8',
    appCertContent: appCertificate,
    alipayPublicCertContent: appCertificate,
    alipayRootCertContent: rootCertificates,
  })
  expect(config).toMatchObject({
    appCertSn: '31bcc285bba1a91c80fcb942ddbe97ec',
    alipayRootCertSn: '0c0734af10bb0f04678d81a8bdefd3e0',
  })
})
