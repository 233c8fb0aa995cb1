import { createHash } from 'node:crypto'
import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, createStaff, type People } from '@portal/accounts/testing'
import { createTestApp, noSuchId, type TestApp } from '@portal/platform/testing'
import { proofsServer } from '@portal/proofs/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EntryRows, EntryView, Verification } from '../contract/entry.ts'
import { anchorHead } from './anchor-head.ts'
import { auditServer } from './index.ts'
import { sealEntries } from './seal-entries.ts'

let portal: TestApp
let people: People
let auditor: { id: string; token: string }
beforeAll(async () => {
  portal = await createTestApp({ domains: [accountsServer, proofsServer, auditServer], authenticate })
  people = await createPeople(portal)
  auditor = await createStaff(portal, 'auditor', { roles: ['auditor'] })
})
afterAll(() => portal.close())

const query = async (text: string) => (await portal.database.pool.query(text)).rows
const tables = ['audit_entry', 'audit_anchor', 'audit_verification']
const guards = (state: 'enable' | 'disable') =>
  tables.map((table) => `alter table ${table} ${state} trigger user`).join('; ')
/** What only the owner of the tables, or the superuser, can do: he switches the guards off. */
const byForce = (text: string) => query(`${guards('disable')}; ${text}; ${guards('enable')}`)

const put = (path: string, body: object, token = people.admin.token) =>
  portal.call({ method: 'PUT', path: `/api/admin/${path}`, token, body })
const post = (path: string, body?: object, token = people.admin.token) =>
  portal.call({ method: 'POST', path: `/api/admin/${path}`, token, ...(body && { body }) })
const list = async (filter = '', token = auditor.token) => {
  const { status, body } = await portal.call({ path: `/api/admin/audit?pgCount=100${filter}`, token })
  return { ...(body as EntryRows), status }
}
const view = async (id: string) =>
  (await portal.call({ path: `/api/admin/audit/${id}`, token: auditor.token })).body as EntryView
const check = async () => (await post('auditVerification', undefined, auditor.token)).body as Verification
const newest = async () => view((await list()).elements[0]?.id ?? '')

describe('an act', () => {
  it('leaves who did what to which record, with the fields that changed', async () => {
    await post(`users/${people.demo.id}/status`, { action: 'disable' })
    expect(await newest()).toMatchObject({
      actor: { id: people.admin.id, name: 'admin' },
      act: 'accounts.changeStatus',
      subjectKind: 'user',
      subjectRef: people.demo.id,
      link: `/users/${people.demo.id}`,
      outcome: 'done',
      before: { status: 'active' },
      after: { status: 'disabled' },
      address: '127.0.0.1',
    })
  })

  it('that is refused or fails leaves that, and why', async () => {
    await post(`users/${people.demo.id}/status`, { action: 'disable' })
    const { id } = people.demo
    expect(await newest()).toMatchObject({
      ...{ outcome: 'failed', subjectKind: 'user', subjectRef: id, link: `/users/${id}`, before: null },
    })
    await put('settings', { login_style: 1, disabled_update_pass: [] }, people.staff.token)
    expect(await newest()).toMatchObject({
      actor: { name: 'staff' },
      act: 'accounts.putSettings',
      outcome: 'refused',
      note: '只有管理员才能操作！',
    })
  })

  it('is found by person, act, record, outcome, span and words', async () => {
    const some = async (filter: string) => (await list(filter)).elements.map(({ act, outcome }) => `${act} ${outcome}`)
    expect(await some(`&actor=${people.staff.id}`)).toEqual(['accounts.putSettings refused'])
    expect(await some('&act=accounts.changeStatus')).toHaveLength(2)
    expect(await some(`&subjectKind=user&subjectRef=${people.demo.id}`)).toEqual([
      'accounts.changeStatus failed',
      'accounts.changeStatus done',
    ])
    expect(await some('&outcome=failed')).toEqual(['accounts.changeStatus failed'])
    expect(await some('&keyword=%E5%8F%AA%E6%9C%89%E7%AE%A1%E7%90%86%E5%91%98')).toEqual([
      'accounts.putSettings refused',
    ])
    expect(await some('&keyword=%25')).toEqual([])
    expect(await some('&actor=nobody')).toEqual([])
    expect(await some('&to=2020-01-01')).toEqual([])
    expect((await list('&outcome=odd')).status).toBe(400)
  })
})

describe('whoever audits', () => {
  it('does not administer, and who administers does not audit', async () => {
    expect((await list('', people.staff.token)).status).toBe(403)
    expect((await list('', people.demo.token)).status).toBe(401)
    expect((await portal.call({ path: '/api/admin/users', token: auditor.token })).status).toBe(403)
    expect((await list()).status).toBe(200)
    expect((await portal.call({ path: `/api/admin/audit/${noSuchId}`, token: auditor.token })).status).toBe(404)
    expect((await portal.call({ path: '/api/admin/audit/x', token: auditor.token })).status).toBe(404)
  })
})

describe('the seal', () => {
  it('chains entries in order, once, also when two processes are at it', async () => {
    await Promise.all([sealEntries(portal.ctx), sealEntries(portal.ctx)])
    await sealEntries(portal.ctx)
    const rows = await query('select seq, prev, hash from audit_entry order by seq')
    expect(rows.map(({ seq }) => Number(seq))).toEqual(rows.map((_, at) => at + 1))
    expect(rows[0]?.prev).toBe('0'.repeat(64))
    expect(rows.slice(1).map(({ prev }) => prev)).toEqual(rows.slice(0, -1).map(({ hash }) => hash))
    expect(await check()).toMatchObject({ ok: true, entries: rows.length, firstBad: null, anchored: null })
  })

  it.each([
    `update audit_entry set note = 'other'`,
    `update audit_entry set seq = null, prev = null, hash = null`,
    `update audit_entry set hash = 'x' where hash is not null`,
    'delete from audit_entry',
    'truncate audit_entry',
  ])('refuses “%s”', async (statement) => {
    await expect(query(statement)).rejects.toThrow(/append-only/)
  })

  it('is not filled together with anything else', async () => {
    await put('settings', { login_style: 1, disabled_update_pass: [] })
    const fill = `update audit_entry set seq = 1000, prev = '', hash = ''`
    await expect(query(`${fill}, note = 'other' where seq is null`)).rejects.toThrow(/append-only/)
    await sealEntries(portal.ctx)
  })
})

/** What a stranger needs to check an export: SHA-256, and JSON with sorted names. */
const verifyAsStranger = (text: string): number => {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, part]) => [name, sorted(part)]),
    )
  }
  let before = '0'.repeat(64)
  for (const line of text.trim().split('\n')) {
    const { prev, hash, ...entry } = JSON.parse(line)
    const own = createHash('sha256')
      .update(`${prev}\n${JSON.stringify(sorted(entry))}`)
      .digest('hex')
    if (own !== hash || prev !== before) throw new Error(`entry ${entry.seq} does not fit`)
    before = hash
  }
  return text.trim().split('\n').length
}

describe('an export', () => {
  const download = async (format: string, token = auditor.token) =>
    portal.app.inject({ url: `/api/admin/audit-export?format=${format}`, headers: { authorization: token } })

  it('of JSON lines is verified by a stranger, who finds a changed word', async () => {
    const { payload } = await download('jsonl')
    const [sealed] = await query('select count(*)::int count from audit_entry where seq is not null')
    expect(verifyAsStranger(payload)).toBe(sealed?.count)
    expect(() => verifyAsStranger(payload.replace('disabled', 'active'))).toThrow(/entry 1 does not fit/)
  })

  it('is itself an entry, and a refused one too', async () => {
    expect(await newest()).toMatchObject({
      act: 'audit.download',
      subjectRef: 'jsonl',
      after: { rows: expect.any(Number) },
    })
    expect((await download('csv')).payload.split('\r\n')[1]).toContain('admin')
    expect((await download('xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect((await download('pdf')).statusCode).toBe(400)
    expect((await download('csv', people.staff.token)).statusCode).toBe(403)
    expect(await newest()).toMatchObject({ act: 'audit.download', outcome: 'refused' })
  })
})

describe('a check', () => {
  const alarms = () => portal.logged.filter((line) => line.includes('ALARM: the audit log was altered')).length
  const told = () => query(`select data from outbox where event = 'audit.altered'`)

  it('names the entry that a superuser changed, cries out and tells it once', async () => {
    await sealEntries(portal.ctx)
    await byForce(`update audit_entry set note = 'other' where seq = 2`)
    expect(await check()).toMatchObject({ ok: false, firstBad: 2, entries: 1 })
    await check()
    expect(alarms()).toBe(2)
    expect(await told()).toEqual([{ data: { firstBad: 2 } }])
  })

  it('misses entries that were cut off, by the head in the evidence log', async () => {
    await byForce(`update audit_entry set seq = null, prev = null, hash = null; delete from audit_verification`)
    await sealEntries(portal.ctx)
    await anchorHead(portal.ctx)
    await anchorHead(portal.ctx)
    const { entries, anchored, ok } = await check()
    expect({ ok, anchored }).toMatchObject({ ok: true, anchored: { seq: entries, leaf: 0 } })
    await byForce(`delete from audit_entry where seq is null or seq > ${entries - 2}`)
    expect(await check()).toMatchObject({ ok: false, firstBad: entries - 1 })
    await byForce('delete from audit_anchor')
    expect(await check()).toMatchObject({ ok: false, firstBad: entries - 1 })
  })
})
