import { createPublicKey, generateKeyPairSync, X509Certificate } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fen } from '../../../contract/money.ts'
import { appCertificate, rootCertificates } from '../../../testing/alipay-certificates.ts'
import { notifyKey, notifyParameters, responseKey, responseText } from '../../../testing/alipay-vectors.ts'
import type { AlipaySettings } from './alipay-section.ts'
import { serialOfCertificate, serialOfRoots } from './certificate-serial.ts'
import { readNotification } from './notification.ts'
import { payAddress } from './pay-address.ts'
import { signText } from './signature.ts'
import { readSignedAnswer } from './signed-answer.ts'
import type { AlipayMethod } from './signed-request.ts'

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 })
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 })
describe('a notification', () => {
  const seller = { appId: '2019073166072302', sellerId: '2088531891668739', publicKey: createPublicKey(notifyKey) }
  const then = new Date('2019-08-15T15:56:30+08:00')
  const read = (change: Record<string, string> = {}, account = seller, now = then) =>
    readNotification(new URLSearchParams({ ...notifyParameters, ...change }).toString(), account, now)

  it('that Alipay signed is read, by the vector of its own SDK', () => {
    expect(read()).toEqual({
      id: '2019081500222155624068450559358070',
      status: 'TRADE_SUCCESS',
      tradeNo: '2019081522001468450512505578',
      paymentNo: '20190815155618536-564-57',
      amount: fen(10),
      paidAt: new Date('2019-08-15T15:56:24+08:00'),
    })
  })

  it.each([
    ['an altered amount', 'signature', read({ total_amount: '999999.00' })],
    ['a value more', 'signature', read({ extra: '1' })],
    ['another key’s', 'signature', read({}, { ...seller, publicKey: theirs.publicKey })],
    ['SHA-1, which we do not take', 'form', read({ sign_type: 'RSA' })],
    ['no signature', 'form', read({ sign: '' })],
    [
      'a name twice',
      'form',
      readNotification(`${new URLSearchParams(notifyParameters)}&total_amount=0.10`, seller, then),
    ],
    ['another application', 'foreign', read({}, { ...seller, appId: '2019073166072303' })],
    ['another account', 'foreign', read({}, { ...seller, sellerId: '2088531891668730' })],
    ['older than Alipay repeats', 'stale', read({}, seller, new Date('2019-08-16T18:00:00+08:00'))],
    ['from the future', 'stale', read({}, seller, new Date('2019-08-15T15:50:00+08:00'))],
  ])('with %s is refused', (_what, refused, found) => {
    expect(found).toEqual({ refused })
  })
})

describe('an answer', () => {
  // The vector is of a call that the portal does not make; the rules are the same for all.
  const method = 'alipay.open.file.upload' as AlipayMethod
  const key = createPublicKey(responseKey)

  it('is verified over the exact text of its node, by the vector of Alipay’s SDK', () => {
    expect(readSignedAnswer(responseText, method, key)).toMatchObject({ fields: { code: '10000', msg: 'Success' } })
  })

  const signed = (node: string, more = '') =>
    `{"alipay_trade_query_response":${node}${more},"sign":"${signText(node, theirs.privateKey)}"}`
  const node = String.raw`{"code":"10000", "url":"http:\/\/x\/}{", "nested":{"sign":"\"no\""}}`
  const ask = (text: string) => readSignedAnswer(text, 'alipay.trade.query', theirs.publicKey)

  it('may hold spaces, escapes, braces in texts, and members after the node', () => {
    expect(ask(signed(node, ',"alipay_cert_sn":"0a"'))).toMatchObject({ fields: { url: 'http://x/}{' } })
  })

  it.each([
    ['altered', signed(node).replace('10000', '10001')],
    ['unsigned', `{"alipay_trade_query_response":${node}}`],
    ['of another call', signed(node).replace('trade_query', 'trade_close')],
    ['of the gateway itself', '{"error_response":{"code":"40002","sub_code":"isv.invalid-signature"}}'],
    ['with its node twice', signed(node, `,"alipay_trade_query_response":{"code":"10000"}`)],
    ['that is a page', '<html></html>'],
    ['that is nothing', 'null'],
  ])('%s is not believed', (_what, text) => {
    expect(ask(text)).toMatchObject({ unbelieved: expect.any(String) })
  })
})

describe('the address of a payment', () => {
  const settings: AlipaySettings = {
    appId: '2021000000000001',
    sellerId: '2088000000000001',
    privateKey: ours.privateKey,
    publicKey: theirs.publicKey,
    certificates: { app: 'a'.repeat(32), root: `${'b'.repeat(32)}_${'c'.repeat(32)}` },
    endings: [],
    ways: ['alipayPage', 'alipayWap'],
    gateway: 'https://openapi.alipay.com/gateway.do',
  }
  const payment = {
    paymentNo: 'DD2026112012345601',
    title: '外观设计 A/B 型=支架 & 底座',
    amount: fen(345_055),
    expiresAt: new Date('2027-01-01T00:00:00Z'),
    notifyUrl: 'https://portal.example/api/pay/alipay/notify',
    returnUrl: 'https://portal.example/#/home/orders/DD20261120123456/result',
  }
  const at = new Date('2026-11-19T16:30:00Z')
  const opened = (way: 'alipayPage' | 'alipayWap') =>
    Object.fromEntries(new URL(payAddress(settings, { ...payment, way }, at)).searchParams)

  it.each([
    ['alipayPage', 'alipay.trade.page.pay', 'FAST_INSTANT_TRADE_PAY'],
    ['alipayWap', 'alipay.trade.wap.pay', 'QUICK_WAP_WAY'],
  ] as const)('of %s says what is paid, on the clock of Shanghai, at most 15 days ahead', (way, method, product) => {
    const { biz_content, ...common } = opened(way)
    expect(common).toMatchObject({
      method,
      app_id: '2021000000000001',
      timestamp: '2026-11-20 00:30:00',
      sign_type: 'RSA2',
      charset: 'utf-8',
      app_cert_sn: 'a'.repeat(32),
      notify_url: payment.notifyUrl,
      return_url: payment.returnUrl,
    })
    expect(JSON.parse(biz_content ?? '')).toMatchObject({
      out_trade_no: payment.paymentNo,
      total_amount: '3450.55',
      subject: '外观设计 A B 型 支架   底座',
      product_code: product,
      time_expire: '2026-12-05 00:30:00',
    })
  })
})

it('names certificates as Alipay’s SDK does, and of the roots only those that sign by RSA', () => {
  expect(serialOfCertificate(new X509Certificate(appCertificate))).toBe('31bcc285bba1a91c80fcb942ddbe97ec')
  const roots = rootCertificates.split(/(?=-----BEGIN)/).map((pem) => new X509Certificate(pem))
  expect(roots.length).toBe(2)
  expect(serialOfRoots(roots)).toBe('0c0734af10bb0f04678d81a8bdefd3e0')
})
