import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MailBox, openMailBox } from '../testing/mail-box.ts'
import { encryptionOf, sendMail } from './send-mail.ts'

const from = '一链维权 <no-reply@portal.test>'
const message = {
  receipt: '3b0d4a51-0f5c-4f0e-9a51-6a4d5c7f2e10',
  event: 'parcel.opened',
  link: 'https://portal.test/#/home/parcels?no=P7&active=7',
  settings: 'https://portal.test/#/home/notices?tab=preferences',
}

let box: MailBox
beforeAll(async () => {
  box = await openMailBox()
})
beforeEach(() => {
  box.received.length = 0
})
afterAll(() => box.close())
const send = () => sendMail({ url: box.url, from, tls: true }, 'demo@example.com', message)

describe('a mail', () => {
  it('arrives at a real mail server and says that there is news, and where, and nothing else', async () => {
    expect(await send()).toEqual({ sent: true, outcome: '邮件服务器已接收' })
    const [mail] = box.received
    expect(mail).toMatchObject({
      to: ['demo@example.com'],
      from: 'no-reply@portal.test',
      subject: '一链维权：您有新的消息',
    })
    expect(mail?.text).toContain(message.link)
    expect(mail?.text).toContain(message.settings)
    expect(mail?.text).not.toMatch(/parcel\.opened|包裹|拆开/)
  })

  it('carries its receipt as Message-ID, so that a repetition is known, and asks for no automatic answer', async () => {
    await send()
    await send()
    const ids = box.received.map(({ head }) => /^message-id: (.*)$/im.exec(head)?.[1])
    expect(ids).toEqual([`<${message.receipt}@portal.test>`, `<${message.receipt}@portal.test>`])
    expect(box.received[0]?.head).toMatch(/^auto-submitted: auto-generated$/im)
  })
})

describe('a mail that is refused', () => {
  it('for now may be tried again', async () => {
    box.refusals.push({ code: 451, text: 'demo@example.com is greylisted' })
    expect(await send()).toEqual({ sent: false, outcome: '邮件服务器应答 451', final: false })
  })

  it('for good is not, and the log keeps the code but not the server’s words, which name the address', async () => {
    box.refusals.push({ code: 550, text: 'demo@example.com unknown' })
    expect(await send()).toEqual({ sent: false, outcome: '邮件服务器应答 550', final: true })
    expect(box.received).toEqual([])
  })

  it('by nobody answering may be tried again', async () => {
    const closed = await openMailBox()
    await closed.close()
    const attempt = await sendMail({ url: closed.url, from, tls: true }, 'demo@example.com', message)
    expect(attempt).toMatchObject({ sent: false, final: false, outcome: expect.stringContaining('连接邮件服务器失败') })
  })

  it('is not handed to a server whose certificate nobody vouches for', async () => {
    const strange = await openMailBox({ secure: true })
    const attempt = await sendMail({ url: strange.url, from, tls: true }, 'demo@example.com', message)
    expect(attempt).toMatchObject({ sent: false, final: false })
    expect(strange.received).toEqual([])
    await strange.close()
  })
})

it.each([
  ['smtp://mail.example.org:587', true, { requireTLS: true }],
  ['smtp://user:pass@10.0.0.7', true, { requireTLS: true }],
  ['smtp://127.0.0.1.example.org', true, { requireTLS: true }],
  ['smtp://mail.example.org:25', false, { ignoreTLS: true }],
  ['smtp://127.0.0.1:25', true, { ignoreTLS: true }],
  ['smtp://localhost', true, { ignoreTLS: true }],
  ['smtp://[::1]:25', true, { ignoreTLS: true }],
])('%s with SMTP_TLS %s: %o', (url, tls, expected) => {
  expect(encryptionOf({ url, from, tls })).toEqual(expected)
})
