import { constants } from 'node:fs'
import { chmod, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Slot } from '../contract/slots.ts'
import { createEvidenceApp, type EvidenceApp } from '../testing/evidence-app.ts'
import { auditOriginals } from './audit-originals.ts'
import { evidences, originals } from './evidence.table.ts'
import { sweepFree, sweepObjects } from './sweep-originals.ts'

let portal: EvidenceApp
beforeAll(async () => {
  portal = await createEvidenceApp()
  await portal.agree()
})
afterAll(() => portal.close())

const dayMs = 24 * 3_600_000
const rowsOf = (evidenceId: string) =>
  portal.ctx.db.select().from(originals).where(eq(originals.evidenceId, evidenceId))
const pathOf = (key: string) => join(portal.services.config.dataFolder, 'files', key.slice(0, 2), key)
const objectOf = async (evidenceId: string, slot: Slot) => {
  const row = (await rowsOf(evidenceId)).find((one) => one.slot === slot)
  return pathOf(row?.storageKey ?? '')
}
const change = async (path: string) => {
  const bytes = await readFile(path)
  bytes.writeUInt8(bytes.readUInt8(10) ^ 1, 10)
  await chmod(path, 0o600)
  await writeFile(path, bytes)
}
/** What was found of a record's files, in its order. */
const findingsOf = async (evidenceId: string): Promise<string[]> => {
  const { rows } = await portal.database.pool.query(
    `select f.found from evidence_finding f join evidence_original o on o.id = f.original_id
      where o.evidence_id = $1 order by f.created_at`,
    [evidenceId],
  )
  return rows.map(({ found }) => found)
}
const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

describe('a deleted draft', () => {
  it('cannot be read any more: its keys and objects are gone, and the log says that it was withdrawn', async () => {
    const token = portal.people.demo.token
    const { body } = await portal.submit(await portal.papers(['zzfHt', 'hzSy']))
    const id = String(body.id)
    const paths = (await rowsOf(id)).map(({ storageKey }) => pathOf(storageKey))
    const removed = await portal.call({ method: 'POST', path: '/api/deleteExhibitionInfo', token, body: { id } })
    expect(removed.status).toBe(200)
    expect(await Promise.all(paths.map(exists))).toEqual([false, false])
    expect((await rowsOf(id)).every(({ dataKey, fileName }) => dataKey === null && fileName === '')).toBe(true)
    const [record] = await portal.ctx.db.select().from(evidences).where(eq(evidences.id, id))
    expect(record).toMatchObject({ dataKey: null, idCard: '', lxrPhone: '', obligeeName: '' })
    const { rows } = await portal.database.pool.query('select purpose from log_entry order by idx desc limit 1')
    expect(rows).toEqual([{ purpose: 'withdraw' }])
    expect((await portal.detail(id)).status).toBe(404)
    const again = await portal.call({ method: 'POST', path: `/api/deleteExhibitionInfo?id=${id}`, token, body: {} })
    expect(again.status).toBe(404)
  })
})

describe('an original that is not what was received', () => {
  it('keeps a draft from being sealed, and the answer names it', async () => {
    const draft = await portal.submit(await portal.papers())
    const id = String(draft.body.id)
    await rm(await objectOf(id, 'zhtwTwh'))
    const { status, body } = await portal.submit({ id, state: 1 })
    expect([status, body.state, body.broken]).toEqual([200, 0, ['zhtwTwh']])
    const { body: detail } = await portal.detail(id)
    expect(detail).toMatchObject({ state: 0, proof: 2, statements: [], zhtwTwh: { problem: 'lost', url: null } })
  })

  it('is found by the audit in a sealed record, named, told, and neither shown nor packed', async () => {
    const { id, evidenceNo } = await portal.sealed()
    portal.clock.advance(2_000)
    await portal.deliver()
    const url = ((await portal.detail(id)).body.zzfHt as { url: string }).url
    expect(await auditOriginals(portal.ctx)).toBe(0)
    await change(await objectOf(id, 'zzfHt'))
    expect((await portal.app.inject({ url })).json().msg).toBe('文件校验未通过，已停止提供，请联系客服')
    // The first reader that finds the damage reports it; it is not reported again.
    expect(await findingsOf(id)).toEqual(['altered'])
    expect(await auditOriginals(portal.ctx)).toBe(1)
    expect(await auditOriginals(portal.ctx)).toBe(1)
    expect(await findingsOf(id)).toEqual(['altered'])
    const desk = await portal.call({ path: `/api/admin/evidence/${evidenceNo}`, token: portal.people.staff.token })
    expect(desk.body).toMatchObject({
      proof: 2,
      findings: [{ slot: 'zzfHt', found: 'altered', fileName: '展位照片.jpg' }],
    })
    expect((await portal.detail(id)).body).toMatchObject({ can: ['supplement'], zzfHt: { problem: 'altered' } })
    const { rows } = await portal.database.pool.query("select event, data from outbox where event like 'evidence.dam%'")
    expect(rows.map(({ event }) => event).toSorted()).toEqual(['evidence.damage_found', 'evidence.damaged'])
    const ticket = {
      method: 'POST',
      path: '/api/downloadTicket',
      token: portal.people.demo.token,
      body: { id },
    } as const
    expect((await portal.call(ticket)).status).toBe(409)
    const supplement = await portal.submit({ id, ...(await portal.papers(['czmm'])), state: 1 })
    expect([supplement.status, supplement.body.msg]).toEqual([409, '有文件未通过校验，存证材料暂时不能打包'])
    expect((await portal.detail(id)).body.czmm).toBeNull()
  })
})

describe('an original that was altered without anybody knowing', () => {
  const openTicket = (id: string) =>
    portal.call({ method: 'POST', path: '/api/downloadTicket', token: portal.people.demo.token, body: { id } })

  it('is met before the download of its package begins', async () => {
    const { id } = await portal.sealed()
    await change(await objectOf(id, 'zzfHt'))
    const refused = await openTicket(id)
    expect([refused.status, refused.body.msg]).toEqual([409, '有文件未通过校验，存证材料暂时不能打包'])
    expect(await findingsOf(id)).toEqual(['altered'])
    expect((await portal.detail(id)).body.proof).toBe(2)
  })

  it('in the midst of it breaks the connection off, and the desk is told', async () => {
    const { id } = await portal.sealed()
    await portal.deliver()
    const { body } = await openTicket(id)
    await change(await objectOf(id, 'zhtwCzry'))
    const origin = await portal.app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(`${origin}/api/downloadExhibixion?id=${id}&authorization=${body.ticket}`)
    expect(answer.status).toBe(200)
    await expect(answer.arrayBuffer()).rejects.toThrow(/terminated/)
    expect(await findingsOf(id)).toEqual(['altered'])
    const { rows } = await portal.database.pool.query("select 1 from outbox where event = 'evidence.damage_found'")
    expect(rows).toHaveLength(1)
  })

  it('counts again once its bytes are put back and the desk has looked', async () => {
    const { id, evidenceNo } = await portal.sealed()
    const path = await objectOf(id, 'zzfHt')
    const { token } = portal.people.staff
    const recheck = async () =>
      (await portal.call({ method: 'POST', path: `/api/admin/evidence/${evidenceNo}/recheck`, token, body: {} })).body
    const list = async () => (await portal.call({ path: '/api/admin/evidence-damaged', token })).body.elements
    await change(path)
    expect(await recheck()).toEqual({ checked: 11, broken: 1, restored: 0 })
    expect(await list()).toContainEqual(expect.objectContaining({ evidenceNo, slot: 'zzfHt', problem: 'altered' }))
    // `change` flips one bit, so that a second call restores the file.
    await change(path)
    expect(await recheck()).toEqual({ checked: 11, broken: 0, restored: 1 })
    expect(portal.acts.slice(-2)).toMatchObject([
      { act: 'evidence.recheck', subjectRef: evidenceNo, after: { proof: 2, broken: 1 } },
      { before: { proof: 2 }, after: { broken: 0, restored: 1 } },
    ])
    expect(await list()).not.toContainEqual(expect.objectContaining({ evidenceNo }))
    expect(await findingsOf(id)).toEqual(['altered', 'restored'])
    portal.clock.advance(2_000)
    await portal.deliver()
    expect((await portal.detail(id)).body).toMatchObject({ proof: 3, zzfHt: { problem: null } })
    expect((await openTicket(id)).status).toBe(200)
  })
})

describe('what is sealed', () => {
  it('is locked in the store', async () => {
    const { id } = await portal.sealed()
    await portal.deliver()
    const mode = (await stat(await objectOf(id, 'zhtwTwh'))).mode
    expect(mode & (constants.S_IWUSR | constants.S_IWGRP | constants.S_IWOTH)).toBe(0)
  })
})

describe('the sweep', () => {
  it('takes what no record took within a week, and leaves everything else', async () => {
    const { id } = await portal.submit(await portal.papers(['zzfHt'])).then(({ body }) => body)
    const kept = await objectOf(String(id), 'zzfHt')
    const free = await portal.upload('zzfTzs')
    portal.clock.advance(6 * dayMs)
    expect(await sweepFree(portal.ctx)).toBe(0)
    portal.clock.advance(2 * dayMs)
    expect(await sweepFree(portal.ctx)).toBeGreaterThanOrEqual(1)
    await sweepObjects(portal.ctx)
    expect(await exists(kept)).toBe(true)
    portal.clock.advance(-8 * dayMs)
    expect((await portal.submit({ zzfTzs: { url: free.url } })).status).toBe(400)
    expect((await portal.submit({ id, zzfHt: { url: (await portal.upload('zzfHt')).url } })).status).toBe(409)
  })
})

describe('an object in another’s place', () => {
  it('does not open: each has a key of its own, bound to what it is', async () => {
    const [one, other] = [await portal.sealed(), await portal.sealed()]
    const [mine] = await rowsOf(one.id)
    const [theirs] = await rowsOf(other.id)
    await portal.ctx.db
      .update(originals)
      .set({ storageKey: `${'0'.repeat(40)}-ev` })
      .where(eq(originals.id, mine?.id ?? ''))
    await portal.ctx.db
      .update(originals)
      .set({ storageKey: mine?.storageKey ?? '' })
      .where(eq(originals.id, theirs?.id ?? ''))
    expect(await auditOriginals(portal.ctx)).toBeGreaterThanOrEqual(2)
  })
})
