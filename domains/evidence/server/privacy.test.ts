import { jpegOf } from '@portal/files/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Submitted } from '../contract/record.ts'
import { requiredSlots } from '../contract/slots.ts'
import { createEvidenceApp, type EvidenceApp } from '../testing/evidence-app.ts'

/** Planted: none of these may stand anywhere in clear that is not the owner's or the desk's. */
const planted = {
  idCard: 'E98765432PLANT',
  lxrPhone: '13912345678',
  fileName: '护照王小明.jpg',
} as const
const words = [...Object.values(planted), '王小明']

let portal: EvidenceApp
let sealed: Submitted
beforeAll(async () => {
  portal = await createEvidenceApp()
  await portal.agree()
  const papers: Record<string, object> = {}
  for (const slot of requiredSlots) {
    const { url } = await portal.upload(slot, {
      file: { fileName: planted.fileName, bytes: await jpegOf({ gps: true }) },
    })
    papers[slot] = { url, fileName: planted.fileName }
  }
  const { idCard, lxrPhone } = planted
  const { body } = await portal.submit({ ...papers, idCard, lxrPhone, state: 1 })
  sealed = body as Submitted
  await portal.submit({ id: sealed.id, idCard: 'masked*wrong', lxrPhone })
  portal.clock.advance(2_000)
  await portal.deliver()
})
afterAll(() => portal.close())

const holdsNone = (what: string, text: string) => {
  for (const word of words) expect(text.includes(word), `${what} holds ${word}`).toBe(false)
}

describe('personal data', () => {
  it('stands in no column of the database in clear, nor in the log of calls', async () => {
    const { rows } = await portal.database.pool.query(
      `select table_name from information_schema.tables where table_schema = 'public'
       and (table_name like 'evidence%' or table_name like 'log_%' or table_name in ('outbox', 'file', 'idempotency_key'))`,
    )
    expect(rows.length).toBeGreaterThan(8)
    for (const { table_name: table } of rows) {
      const { rows: all } = await portal.database.pool.query(`select row_to_json(t)::text as row from "${table}" t`)
      holdsNone(table, all.map(({ row }) => row).join('\n'))
    }
    holdsNone('the log', portal.logged.join('\n'))
  })

  it('stands in no public answer, no tile and no checkpoint', async () => {
    for (const path of [
      `/api/evidence/${sealed.evidenceNo}`,
      '/api/evidence/pins',
      '/evidence/log/checkpoint',
      '/evidence/log/tile/0/000.p/12',
      '/evidence/log/tile/entries/000.p/12',
    ]) {
      const answer = await portal.app.inject({ url: path })
      expect([path, answer.statusCode]).toEqual([path, 200])
      holdsNone(path, `${answer.body}${answer.rawPayload.toString('latin1')}`)
      expect(answer.body.includes('海帆'), path).toBe(false)
    }
  })

  it('stands in the number’s own place for its owner, masked', async () => {
    const { body } = await portal.detail(sealed.id)
    expect(body).toMatchObject({ lxrPhone: planted.lxrPhone, hzSy: { fileName: planted.fileName } })
    expect(JSON.stringify(body).includes(planted.idCard)).toBe(false)
  })
})

describe('the public record', () => {
  it('tells digests, position and times of a sealed record to anyone', async () => {
    const { status, body } = await portal.call({ path: `/api/evidence/${sealed.evidenceNo}` })
    expect([status, body.state, body.proof]).toEqual([200, 1, 3])
    expect(body.files).toHaveLength(11)
    expect(body.statements).toMatchObject([{ kind: 'seal', seq: 1, proof: { settled: true, timestamps: [] } }])
  })

  it('says nothing of a draft, nor of a number that was never given', async () => {
    const draft = await portal.submit()
    for (const number of [draft.body.evidenceNo, 'EV20261120000000', 'x']) {
      const { status, body } = await portal.call({ path: `/api/evidence/${number}` })
      expect([status, body.status]).toEqual([404, 'U00404'])
    }
  })

  it('is where the printed address leads', async () => {
    const { status, headers } = await portal.call({ path: `/e/${sealed.evidenceNo}` })
    expect([status, headers.location]).toEqual([302, `/#/home/evidenceRecord?no=${sealed.evidenceNo}`])
    expect((await portal.call({ path: '/verify' })).headers.location).toBe('/#/home/verifyEvidence')
  })
})
