import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { authenticate } from '@portal/accounts/server'
import { createPeople, createStaff, type People } from '@portal/accounts/testing'
import type { Endpoint } from '@portal/platform/contract'
import { actNames, recordKindOf } from '@portal/platform/server'
import {
  type As,
  actAs,
  createTestApp,
  noSuchId,
  planted,
  type StaffActs,
  type StaffStage,
  type TestApp,
} from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { domains } from './domains.ts'

/**
 * An afternoon in the back office: every call of staff that writes is made on the whole portal, by what each domain declares
 * in `testing/staff-acts.ts`, and its entry is looked for in the act log. That entries which were changed or cut off are named
 * is shown where the log is (`domains/audit`).
 */
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const writing = new Map(
  [...actNames(domains)]
    .map(([{ endpoint }, act]) => ({ ...endpoint, act }))
    .filter(({ access, method }) => (access === 'staff' || access === 'topAdministrator') && method !== 'GET')
    .map((endpoint) => [nameOf(endpoint), endpoint] as const),
)
/** Of every call, and of those that have been made. */
const names = [...writing.keys()].toSorted()
const made = new Set<string>()

/** Calls that are about another record than their address names. */
const aboutOther = new Set<string>()

type Entry = {
  outcome: string
  subject_kind: string
  subject_ref: string
  before: object | null
  after: object | null
}

let portal: TestApp
let people: People
const query: StaffStage['query'] = async (text, values = []) => (await portal.database.pool.query(text, values)).rows
const entriesOf = (act: string) =>
  query<Entry>(
    'select outcome, subject_kind, subject_ref, before, after from audit_entry where act = $1 order by at, id',
    [act],
  )

const records = domains.flatMap((domain) => domain.records ?? [])
/** Whether one of the entries is about the record that the address of the call names, where it names one. */
const isAboutNamed = (endpoint: Endpoint, params: Readonly<Record<string, string>>, entries: readonly Entry[]) => {
  const record = recordKindOf(records, endpoint)
  if (!record) return true
  const ref = params[/\{(\w+)\}$/.exec(record.at)?.[1] ?? '']
  return entries.some((entry) => entry.subject_kind === record.kind && entry.subject_ref === ref)
}

const act: StaffStage['act'] = async (endpoint, call = {}) => {
  const known = writing.get(endpoint)
  if (!known) throw new Error(`${endpoint} is no call of staff that writes`)
  const { params = {}, query: search, body, headers, by = 'admin', fails = 200 } = call
  const path = known.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const before = await entriesOf(known.act)
  const answer = await portal.call({
    method: known.method,
    path: search ? `${path}?${new URLSearchParams(search)}` : path,
    token: people[by].token,
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  })
  if (answer.status !== fails) throw new Error(`${endpoint}: ${answer.status} ${JSON.stringify(answer.body)}`)
  const fresh = (await entriesOf(known.act)).slice(before.length)
  const outcome = fails === 200 ? 'done' : 'failed'
  if (!fresh.some((entry) => entry.outcome === outcome)) throw new Error(`${endpoint} left no entry "${outcome}"`)
  const isTold = fresh.some((entry) => entry.before !== null || entry.after !== null)
  if (known.tellsChange && fails === 200 && !isTold) throw new Error(`${endpoint} left nothing of what it changed`)
  if (!isAboutNamed(known, params, fresh)) aboutOther.add(endpoint)
  made.add(endpoint)
  return answer.body
}

/** Calls of one person, each of which must succeed: what it prepares is missed at once. */
const sure = (token: string): As => {
  const { upload } = actAs(portal, token)
  return {
    send: async (method, path, body) => {
      const answer = await portal.call({ method, path, token, ...(body !== undefined && { body }) })
      if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
      return answer.body
    },
    upload: async (path, form) => {
      const body = await upload(path, form)
      if ('code' in body) throw new Error(`${path}: ${JSON.stringify(body)}`)
      return body
    },
  }
}

const delivered = new Set<string>()
const deliver: StaffStage['deliver'] = async (businessSn) => {
  const rows = await query<{ id: string; event: string; data: unknown; created_at: Date }>(
    `select * from outbox where data->>'businessSn' = $1 order by id`,
    [businessSn],
  )
  for (const { id, event, data, created_at } of rows) {
    if (delivered.has(String(id))) continue
    delivered.add(String(id))
    for (const { listeners = [] } of domains)
      for (const listener of listeners)
        if (listener.event === event) await listener.react(portal.ctx, data, { id: String(id), at: created_at })
  }
}

let stage: StaffStage
beforeAll(async () => {
  portal = await createTestApp({ domains, authenticate })
  people = await createPeople(portal)
  stage = {
    portal,
    ids: { customer: people.demo.id, admin: people.admin.id, staff: people.staff.id, provider: people.agency.id },
    customer: sure(people.demo.token),
    otherCustomer: sure(people.demo2.token),
    provider: sure(people.agency.token),
    admin: sure(people.admin.token),
    ...{ act, query, deliver },
  }
})
afterAll(() => portal.close())

/** Where a domain declares its acts of staff. The log comes last, so that its check reads the afternoon's chain. */
const doorOf = (name: string) => join(import.meta.dirname, '..', '..', 'domains', name, 'testing', 'staff-acts.ts')
const acting = domains.map(({ name }) => name).filter((name) => existsSync(doorOf(name)))
const inOrder = [...acting.filter((name) => name !== 'audit'), 'audit']

it.each(inOrder)('each act of %s leaves its entry', { timeout: 60_000 }, async (name) => {
  const { staffActs } = (await import(doorOf(name))) as { staffActs: StaffActs }
  await staffActs(stage)
})

it(`every call of staff that writes was made: ${names.length}`, () => {
  expect(names.filter((name) => !made.has(name))).toEqual([])
})

it('a call is about the record that its address names, but for what makes a record of another kind', () => {
  expect([...aboutOther]).toEqual(['POST /api/admin/orders/{orderNo}/refund'])
})

it('each of these calls leaves an entry where it is refused', { timeout: 60_000 }, async () => {
  const { token } = await createStaff(portal, 'nobody-special', { roles: [] })
  for (const { method, path, upload, permission } of writing.values()) {
    if (permission === 'own') continue
    const body = ['POST', 'PUT'].includes(method) && !upload ? { body: {} } : {}
    await portal.call({ method, path: path.replaceAll(/\{\w+\}/g, noSuchId), token, ...body })
  }
  const refused = await query<{ act: string }>(`select distinct act from audit_entry where outcome = 'refused'`)
  const own = [...writing.values()].filter(({ permission }) => permission === 'own')
  const expected = [...writing.values()].filter((endpoint) => !own.includes(endpoint))
  expect(refused.map((row) => row.act).toSorted()).toEqual(expected.map((endpoint) => endpoint.act).toSorted())
})

it.each(Object.entries(planted))('no entry holds the %s that was planted', async (_name, value) => {
  const held = await query<{ act: string }>(
    'select distinct act from audit_entry e where to_jsonb(e)::text like $1 order by act',
    [`%${value}%`],
  )
  expect(held.map((row) => row.act)).toEqual([])
})
