import { createHmac } from 'node:crypto'
import { readConfig } from '@portal/platform/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Gateway, type GatewayCall, openGateway } from '../testing/gateway.ts'
import { noticesServer } from './index.ts'
import { sendWebhook } from './send-webhook.ts'

const secret = Buffer.alloc(32, 3)
const now = new Date('2026-11-20T08:00:00Z')
const message = {
  receipt: '3b0d4a51-0f5c-4f0e-9a51-6a4d5c7f2e10',
  event: 'parcel.opened',
  link: 'https://portal.test/#/home/parcels?no=P7',
}

let gateway: Gateway
beforeAll(async () => {
  gateway = await openGateway()
})
beforeEach(() => {
  gateway.calls.length = 0
  gateway.answer = (response) => void response.end('ok')
})
afterAll(() => gateway.close())
const send = (more: { phone?: string } = {}, withinMs = 2_000) =>
  sendWebhook({ url: gateway.url, secret }, { ...message, ...more }, { now, withinMs })

describe('a call to the gateway', () => {
  it('holds the event, a receipt, that there is news, and the link', async () => {
    expect(await send()).toEqual({ sent: true, outcome: '网关应答 200' })
    const [call] = gateway.calls
    expect(call).toMatchObject({ method: 'POST', path: '/sms?desk=1' })
    expect(JSON.parse(call?.body ?? '')).toEqual({
      event: 'parcel.opened',
      receipt: message.receipt,
      news: true,
      link: message.link,
    })
  })

  it('holds the phone number only where it is given', async () => {
    await send({ phone: '13800000001' })
    expect(JSON.parse(gateway.calls[0]?.body ?? '')).toMatchObject({ phone: '13800000001' })
  })

  it('is signed over receipt, time and body, so that the gateway can refuse what is forged, changed or old', async () => {
    await send()
    const { headers = {}, body = '' }: Partial<GatewayCall> = gateway.calls[0] ?? {}
    expect(headers['webhook-id']).toBe(message.receipt)
    expect(headers['webhook-timestamp']).toBe(String(now.getTime() / 1000))
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const expected = createHmac('sha256', secret).update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${expected}`)
  })

  it('follows no redirect', async () => {
    const elsewhere = await openGateway()
    gateway.answer = (response) => void response.writeHead(307, { location: elsewhere.url }).end()
    expect(await send()).toEqual({ sent: false, outcome: '网关应答 307' })
    expect(elsewhere.calls).toEqual([])
    await elsewhere.close()
  })

  it('that is answered with a failure has not been sent', async () => {
    gateway.answer = (response) => void response.writeHead(503).end('busy')
    expect(await send()).toEqual({ sent: false, outcome: '网关应答 503' })
  })

  it('is given up when the gateway does not answer in time', async () => {
    gateway.answer = () => undefined
    expect(await send({}, 100)).toEqual({ sent: false, outcome: '连接网关失败：超时' })
  })

  it('fails where nobody listens', async () => {
    const closed = await openGateway()
    await closed.close()
    const attempt = await sendWebhook({ url: closed.url, secret }, message, { now })
    expect(attempt).toEqual({ sent: false, outcome: '连接网关失败：ECONNREFUSED' })
  })
})

describe('the settings', () => {
  const check = (env: Record<string, string>) => () => readConfig(env, [noticesServer([])])
  const key = { NOTICE_WEBHOOK_SECRET: secret.toString('base64') }
  const from = { SMTP_FROM: '一链维权 <no-reply@example.org>' }

  it.each([
    [{ ...key, NOTICE_WEBHOOK_URL: 'http://gateway.example.org' }, /NOTICE_WEBHOOK_URL 须为以 https/],
    [{ ...key, NOTICE_WEBHOOK_URL: 'http://127.0.0.1:8080' }, /NOTICE_WEBHOOK_URL 须为以 https/],
    [{ ...key, NOTICE_WEBHOOK_URL: 'gateway.example.org' }, /NOTICE_WEBHOOK_URL/],
    [{ ...key, NOTICE_WEBHOOK_URL: 'https://user:pass@gateway.example.org' }, /用户名和密码/],
    [{ NOTICE_WEBHOOK_URL: 'https://gateway.example.org' }, /NOTICE_WEBHOOK_SECRET/],
    [{ NOTICE_WEBHOOK_URL: 'https://gateway.example.org', NOTICE_WEBHOOK_SECRET: 'c2hvcnQ=' }, /NOTICE_WEBHOOK_SECRET/],
    [{ SMTP_URL: 'smtp://mail.example.org' }, /SMTP_FROM/],
    [{ ...from, SMTP_URL: 'smtp://mail.example.org', SMTP_TLS: 'no' }, /SMTP_TLS/],
    [{ ...from, SMTP_URL: 'https://mail.example.org' }, /SMTP_URL/],
    [{ ...from, SMTP_URL: 'mail.example.org' }, /SMTP_URL/],
    [{ SMTP_URL: 'smtp://mail.example.org', SMTP_FROM: '一链维权' }, /SMTP_FROM/],
    [{ SMTP_URL: 'smtp://mail.example.org', SMTP_FROM: 'a@b.org\r\nBcc: c@d.org' }, /SMTP_FROM/],
  ])('end the start with %o', (env, expected) => {
    expect(check(env)).toThrow(expected)
  })

  it('are right with https and with a sender', () => {
    expect(check({ ...key, NOTICE_WEBHOOK_URL: 'https://gateway.example.org/sms' })).not.toThrow()
    expect(check({ ...from, SMTP_URL: 'smtps://user:p%40ss@mail.example.org:465' })).not.toThrow()
    expect(check({})).not.toThrow()
  })
})
