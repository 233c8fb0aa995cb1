import { formOf, sampleFile } from '@portal/files/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReceivedFile } from '../contract/detail.ts'
import { readStatement } from '../proof/statement/statement.ts'
import { createEvidenceApp, type EvidenceApp } from '../testing/evidence-app.ts'
import { evidences } from './evidence.table.ts'
import { statements } from './history.table.ts'
import { evidenceKeyOf } from './keys-of.ts'
import { recordBytes, statementBytes } from './make-statement.ts'

let portal: EvidenceApp
beforeAll(async () => {
  portal = await createEvidenceApp()
})
afterAll(() => portal.close())

const picked = 'ab'.repeat(32)
const declared = { copyOfSha256: picked, copyOfSize: '5242880' }
const copyOf = { sha256: picked, size: 5_242_880 }

it('is said of a smaller copy from its upload to the statement, and of no original', async () => {
  await portal.agree()
  const small = await portal.upload('zhtwTwh', { fields: declared })
  const plain = await portal.upload('zhtwCzry')
  expect([small.copyOf, plain.copyOf]).toEqual([copyOf, null])
  const papers = { ...(await portal.papers()), zhtwTwh: { url: small.url }, zhtwCzry: { url: plain.url } }
  const { body } = await portal.submit({ ...papers, state: 1 })
  const { body: detail } = await portal.detail(String(body.id))
  expect(detail).toMatchObject({ zhtwTwh: { copyOf }, zhtwCzry: { copyOf: null } })

  const { body: open } = await portal.call({ path: `/api/evidence/${String(body.evidenceNo)}` })
  expect((open.files as { isCopy: boolean }[]).filter(({ isCopy }) => isCopy)).toMatchObject([{ slot: 'zhtwTwh' }])
  expect(JSON.stringify(open)).not.toContain(picked)

  const [record] = await portal.ctx.db
    .select()
    .from(evidences)
    .where(eq(evidences.id, String(body.id)))
  if (!record) throw new Error('no record')
  const [row] = await portal.ctx.db.select().from(statements).where(eq(statements.evidenceId, record.id))
  if (!row) throw new Error('no statement')
  const key = evidenceKeyOf(portal.ctx, record)
  const reading = readStatement(Uint8Array.from(statementBytes(key, row)))
  const files = 'statement' in reading && reading.statement.kind === 'seal' ? reading.statement.files : []
  expect(files.filter((file) => 'copyOf' in file)).toMatchObject([{ slot: 'zhtwTwh', copyOf }])
  expect(JSON.parse(recordBytes(key, row).toString())).toMatchObject({ copies: { zhtwTwh: copyOf } })
})

it('is kept where a phone has made the copy and the computer takes it over', async () => {
  const { token } = portal.people.demo
  const place = { purpose: 'evidence-slot', title: '展会存证', slot: 'evidence.zhtwTwh' }
  const tickets = '/api/file/phone-tickets'
  const { body: ticket } = await portal.call({ method: 'POST', path: tickets, token, body: place })
  const { body, headers } = formOf({ files: [await sampleFile('jpg')], before: declared })
  const phone = { ...headers, authorization: String(ticket.ticket) }
  await portal.app.inject({ method: 'POST', url: '/api/phone/file', headers: phone, payload: body })
  const { body: sent } = await portal.call({ method: 'POST', path: `${tickets}/${ticket.id}/take`, token, body: {} })
  const taken = { url: sent.url, slot: 'zhtwTwh' }
  const adopted = await portal.call({ method: 'POST', path: '/api/evidence/originals', token, body: taken })
  expect([adopted.status, adopted.body.copyOf]).toEqual([200, copyOf])
})

it('leaves the statement and the record of originals alone as they always were', async () => {
  await portal.agree()
  const { id } = await portal.sealed()
  const [record] = await portal.ctx.db.select().from(evidences).where(eq(evidences.id, id))
  if (!record) throw new Error('no record')
  const [row] = await portal.ctx.db.select().from(statements).where(eq(statements.evidenceId, id))
  if (!row) throw new Error('no statement')
  const key = evidenceKeyOf(portal.ctx, record)
  expect(statementBytes(key, row).toString()).not.toContain('copyOf')
  expect(Object.keys(JSON.parse(recordBytes(key, row).toString()))).not.toContain('copies')
})

it('must be a digest, and its size may be left out', async () => {
  const wrong = await portal.send({ slot: 'zzfHt', fields: { copyOfSha256: 'abc' } })
  expect([wrong.status, wrong.body.msg]).toEqual([400, '原图的 SHA-256 须为 64 位十六进制'])
  const { body } = await portal.send({ slot: 'zzfHt', fields: { copyOfSha256: picked.toUpperCase() } })
  expect((body as ReceivedFile).copyOf).toEqual({ sha256: picked, size: null })
})
