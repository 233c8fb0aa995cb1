import { filesServer } from '@portal/files/server'
import { formOf, type SampleKind, sampleFile } from '@portal/files/testing'
import { noticesServer } from '@portal/notices/server'
import { type MailBox, openMailBox } from '@portal/notices/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RefundsStage, stageRefunds } from '../../testing/refunds-stage.ts'
import { invoiceNotices } from './invoice-handlers.ts'

const notices = noticesServer(invoiceNotices)
let box: MailBox
let stage: RefundsStage
beforeAll(async () => {
  box = await openMailBox()
  const env = { SMTP_URL: box.url, SMTP_FROM: '一链维权 <no-reply@portal.test>', PUBLIC_URL: 'https://portal.test' }
  stage = await stageRefunds({ domains: [filesServer, notices], mail: () => true, env })
})
afterAll(async () => {
  await stage.portal.close()
  await box.close()
})

type Told = { id: string; event: string; data: unknown; created_at: Date }
let undone: Told[] = []

/** Hands what happened to the notices, as the portal does after each commit; what fails comes again the next time. */
const relay = async (): Promise<void> => {
  const gone = 'with gone as (delete from outbox returning *) select * from gone order by id'
  let due = undone
  undone = []
  for (;;) {
    due = [...due, ...(await stage.portal.database.pool.query<Told>(gone)).rows]
    if (due.length === 0) return
    for (const told of due) {
      const { id, event, data, created_at: at } = told
      const listener = (notices.listeners ?? []).find((one) => one.event === event)
      await listener?.react(stage.portal.ctx, data, { id, at }).catch(() => undone.push(told))
    }
    due = []
  }
}

const send = (who: 'demo' | 'staff', path: string, body: object) =>
  stage.portal.call({ method: 'POST', path, token: stage.people[who].token, body })
const upload = async (file: { fileName: string; bytes: Buffer }): Promise<string> => {
  const { body, headers } = formOf({ files: [file], before: { purpose: 'invoice' } })
  const { token } = stage.people.staff
  return String((await stage.portal.call({ method: 'POST', path: '/api/file/upload', token, body, headers })).body.url)
}
type How = { kind?: SampleKind; own?: Buffer; all?: boolean }
/** An invoice that was just issued; of what happened only the mail is left to do, unless told. */
const issued = async (email: string, { kind = 'pdf', own, all = false }: How = {}) => {
  const { orderNo } = await stage.placePaid()
  const buyer = { invoiceType: 1, subjectType: 1, title: '张三', email }
  const { id } = (await send('demo', `/api/orders/${orderNo}/invoice`, buyer)).body
  const bytes = own ?? (await sampleFile(kind)).bytes
  const url = await upload({ fileName: `发票 24442.${kind}`, bytes })
  const form = { url, number: '24442000000001234567', issuedOn: '2026-01-05' }
  expect((await send('staff', `/api/admin/invoices/${id}/issue`, form)).body).toEqual({ state: 'issued' })
  if (!all) await stage.portal.database.pool.query("delete from outbox where event <> 'invoice.mail_due'")
  return { orderNo, bytes }
}
const mailsTo = (address: string) => box.received.filter(({ to }) => to.includes(address))
/** The line of the log about the mail with the invoice of an order. */
const logged = async (orderNo: string) => {
  const path = `/api/admin/notice-deliveries?channel=mail&keyword=${orderNo}`
  const { body } = await stage.portal.call({ path, token: stage.people.staff.token })
  const rows = body.elements as { id: string; event: string; state: string }[]
  return rows.find(({ event }) => event === 'invoice.mail_due')
}
const repeat = (id = '') => send('staff', `/api/admin/notice-deliveries/${id}/retry`, {})

it.each([
  ['pdf', 'application/pdf'],
  ['ofd', 'application/ofd'],
] as const)('an issued invoice goes as %s to the address that was given for it, once', async (kind, type) => {
  const address = `${kind}@example.com`
  const { orderNo, bytes } = await issued(address, { kind })
  const { rows } = await stage.portal.database.pool.query<Told>('select * from outbox')
  await relay()
  undone = rows
  await relay()
  const mails = mailsTo(address)
  expect(mails).toMatchObject([
    { subject: '一链维权：发票已开具', files: [{ name: `发票 24442.${kind}`, type, bytes }] },
  ])
  expect(mails[0]?.text).toContain(`https://portal.test/#/home/orders/${orderNo}`)
  expect(mails[0]?.text).not.toMatch(/张三|3450/)
  expect(await logged(orderNo)).toMatchObject({ state: 'sent', papers: 1, username: null, canRepeat: false })
})

it('his account is told as well, without the file; he turns off that news but not the mail he asked for', async () => {
  box.received.length = 0
  await issued('office@example.com', { all: true })
  await relay()
  expect(mailsTo('demo@example.com')).toMatchObject([{ subject: '一链维权：您有新的消息', files: [] }])
  const { token } = stage.people.demo
  const { body } = await stage.portal.call({ path: '/api/notices/preferences', token })
  const events = (body.events as { event: string }[]).map(({ event }) => event)
  expect(events).toContain('invoice.issued')
  expect(events).not.toContain('invoice.mail_due')
})

/** While the work lasts, the mail server answers every recipient with this code. */
const refusing = async (code: number, work: () => Promise<void>): Promise<void> => {
  box.refusals.push(...Array.from({ length: 9 }, () => ({ code, text: 'no' })))
  await work()
  box.refusals.length = 0
}

it('a mail that was given up is repeated by staff, with the file, and once for two who ask', async () => {
  const { orderNo, bytes } = await issued('full@example.com')
  await refusing(550, relay)
  const failed = await logged(orderNo)
  expect(failed).toMatchObject({ state: 'failed', canRepeat: true, address: 'f***@example.com' })
  expect((await repeat(failed?.id)).body).toEqual({ state: 'waiting' })
  expect(stage.portal.acts.at(-1)).toMatchObject({
    ...{ act: 'notices.repeatDelivery', subjectKind: 'delivery', subjectRef: failed?.id, link: '/notice-deliveries' },
    ...{ before: { state: 'failed' }, after: { state: 'waiting', channel: 'mail' } },
  })
  expect((await repeat(failed?.id)).body).toMatchObject({ status: 'U00409' })
  await relay()
  expect(mailsTo('full@example.com')).toMatchObject([{ files: [{ bytes }] }])
  expect(await logged(orderNo)).toMatchObject({ state: 'sent', attempts: 2, canRepeat: false })
  const sealed = 'select 1 from notice_delivery where address_sealed is not null'
  expect((await stage.portal.database.pool.query(sealed)).rows).toEqual([])
  const { token } = stage.people.demo
  const path = `/api/admin/notice-deliveries/${failed?.id}/retry`
  expect((await stage.portal.call({ method: 'POST', path, token, body: {} })).status).toBe(403)
})

it('a file that the scanner still holds back is waited for', async () => {
  const { orderNo } = await issued('scan@example.com')
  const { pool } = stage.portal.database
  const scan = (state: string) => pool.query("update file set scan = $1 where attached_kind = 'invoice'", [state])
  await scan('pending')
  await relay()
  expect(await logged(orderNo)).toMatchObject({ state: 'waiting', outcome: '附件暂时无法读取' })
  await scan('none')
  await relay()
  expect(mailsTo('scan@example.com')).toMatchObject([{ files: [{ name: '发票 24442.pdf' }] }])
})

it('files beyond what a mail carries are given up', async () => {
  const { orderNo } = await issued('large@example.com', {
    own: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(4_200_000)]),
  })
  const { pool } = stage.portal.database
  await refusing(451, relay)
  const thrice = `update notice_delivery set papers = jsonb_set(papers, '{ids}', (papers->'ids') || (papers->'ids') || (papers->'ids'))`
  await pool.query(`${thrice} where id = $1`, [(await logged(orderNo))?.id])
  await relay()
  expect(await logged(orderNo)).toMatchObject({ state: 'failed', papers: 3, outcome: '附件超过邮件大小上限' })
})

it('a repeated mail has all its tries anew, and the sweep does not close it as an old one', async () => {
  const { pool } = stage.portal.database
  const { orderNo } = await issued('slow@example.com')
  const pass = async (days: number): Promise<void> => {
    const time = `created_at = created_at - $1 * interval '1 day', repeated_at = repeated_at - $1 * interval '1 day'`
    await pool.query(`update notice_delivery set ${time}`, [days])
    await notices.jobs?.[0]?.run(stage.portal.ctx)
  }
  await refusing(550, relay)
  await pool.query("update notice_delivery set attempts = 40 where state = 'failed'")
  await pass(20)
  await repeat((await logged(orderNo))?.id)
  await refusing(451, relay)
  await pass(1)
  expect(await logged(orderNo)).toMatchObject({ state: 'waiting', attempts: 41 })
  await pass(3)
  expect(await logged(orderNo)).toMatchObject({ state: 'failed', outcome: '超过重试期限', canRepeat: true })
  await pass(27)
  expect(await logged(orderNo)).toMatchObject({ state: 'failed', canRepeat: false })
})
