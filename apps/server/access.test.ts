import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { authenticate } from '@portal/accounts/server'
import { createPeople, createStaff, type People, sessionToRecheck, settingsWithIssuer } from '@portal/accounts/testing'
import { type Access, type Endpoint, ownThings } from '@portal/platform/contract'
import {
  actAs,
  createTestApp,
  noSuchId,
  type OwnedCalls,
  type OwnedStage,
  type TestApp,
} from '@portal/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { domains } from './domains.ts'

/**
 * Tests every endpoint with every kind of caller, both read from the tables themselves. `access` says who may pass; each
 * domain says for its own calls whose record they are about.
 */
const callers = ['anonymous', 'recheck', 'owner', 'stranger', 'provider', 'staff', 'admin'] as const
type Caller = (typeof callers)[number]

const mayPass: Record<Access, readonly Caller[]> = {
  public: callers,
  signedIn: ['owner', 'stranger', 'provider', 'staff', 'admin'],
  provider: ['provider'],
  staff: ['staff', 'admin'],
  topAdministrator: ['admin'],
}

/** What staff with one role alone are allowed, said here once more and apart from the roles themselves; `none` has no role. */
const allowedBy: Readonly<Record<string, (permission: string) => boolean>> = {
  general: (permission) => !/^audit\.|^users\.delete$/.test(permission),
  desk: (permission) =>
    /^(requests|rights|evidence|messages)\.|^(patents|trademarks)\.(read|act)$|^deadlines\.read$/.test(permission),
  editor: (permission) =>
    /^articles\.|^(pictures|banners|links|texts|recordals|courses|patents\.imports|trademarks\.reference)$/.test(
      permission,
    ),
  finance: (permission) => /^orders\./.test(permission),
  auditor: (permission) => /^audit\.|^health\.read$/.test(permission),
  none: () => false,
}
const roles = Object.keys(allowedBy)

const endpoints = domains.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const ofStaff = endpoints.filter(({ access }) => access === 'staff' || access === 'topAdministrator')
const declared = domains.flatMap(({ permissions = [] }) => permissions.map(({ key }) => key))

type Call = { path: string; body?: unknown }

/** A call about nothing that is there, and with no field filled in. */
const emptyCallOf = ({ method, path, upload }: Endpoint): Call => ({
  path: path.replaceAll(/\{\w+\}/g, noSuchId),
  body: ['POST', 'PUT'].includes(method) && !upload ? {} : undefined,
})

/** Where a domain declares how to call for records that somebody owns. */
const doorOf = (name: string) => join(import.meta.dirname, '..', '..', 'domains', name, 'testing', 'owned-calls.ts')
const askDomains = async (stage: OwnedStage) => {
  const doors = domains.map(({ name }) => doorOf(name)).filter((file) => existsSync(file))
  const calls = await Promise.all(
    doors.map(async (file) => ((await import(file)) as { ownedCalls: OwnedCalls }).ownedCalls),
  )
  const asked = []
  for (const ownedCalls of calls) asked.push(...(await ownedCalls(stage)))
  return asked
}

let portal: TestApp
let settings: Awaited<ReturnType<typeof settingsWithIssuer>>
let people: People
let tokens: Record<string, string | undefined>
let owned: Awaited<ReturnType<typeof askDomains>>
beforeAll(async () => {
  settings = await settingsWithIssuer()
  portal = await createTestApp({ domains, authenticate, env: settings.env })
  people = await createPeople(portal)
  const withRole = roles.map(async (role) => {
    const access = { roles: role === 'none' ? [] : [role] }
    return [role, (await createStaff(portal, `with-${role}`, access)).token] as const
  })
  tokens = {
    ...Object.fromEntries(await Promise.all(withRole)),
    anonymous: undefined,
    // A customer whose login through another portal is too old and must be confirmed again.
    recheck: (await sessionToRecheck(portal, people.demo.id)).token,
    owner: people.demo.token,
    stranger: people.demo2.token,
    provider: people.agency.token,
    staff: people.staff.token,
    admin: people.admin.token,
  }
  const { id: ownerId, token } = people.demo
  owned = await askDomains({ portal, ownerId, owner: actAs(portal, token), staff: actAs(portal, people.staff.token) })
})
afterAll(async () => {
  await portal.close()
  await settings.remove()
})

const send = (caller: string, method: string, { path, body }: Call) => {
  const token = tokens[caller]
  return portal.call({ method, path, ...(token && { token }), ...(body !== undefined && { body }) })
}

/** The caller `staff` has the role `general`, which does not hold every permission. */
const isLetIn = (endpoint: Endpoint, caller: Caller): boolean =>
  mayPass[endpoint.access].includes(caller) &&
  (caller !== 'staff' || !ofStaff.includes(endpoint) || refusalOf(endpoint, 'general') === undefined)

describe(`who may call: ${endpoints.length} endpoints × ${callers.length} callers = ${endpoints.length * callers.length} answers`, () => {
  it('declares access for every one of the routes', () => {
    expect(endpoints.length).toBeGreaterThanOrEqual(30)
    expect(endpoints.filter(({ access }) => !(access in mayPass)).map(nameOf)).toEqual([])
    expect(new Set(endpoints.map(nameOf)).size).toBe(endpoints.length)
  })

  it.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_name, endpoint) => {
    for (const caller of callers) {
      if (nameOf(endpoint) === 'PUT /api/logout' && caller !== 'anonymous') continue
      const { status, body: answer } = await send(caller, endpoint.method, emptyCallOf(endpoint))
      const refused = caller === 'anonymous' || caller === 'recheck' ? 401 : 403
      const expected = isLetIn(endpoint, caller) ? 'passes' : refused
      const seen = status === 401 || status === 403 ? status : 'passes'
      expect([caller, seen]).toEqual([caller, expected])
      if (caller === 'recheck' && status === 401) expect(answer.status).toBe('U00016')
      expect(status, `${caller} meets a fault`).toBeLessThan(500)
    }
  })
})

/** The words with which staff are refused who may not make a call; undefined for those who may. */
const refusalOf = ({ access, permission = '' }: Endpoint, role: string): string | undefined => {
  if (role === 'admin') return undefined
  if (access === 'topAdministrator') return '只有管理员才能操作！'
  return permission === ownThings || allowedBy[role]?.(permission) ? undefined : '没有权限'
}
const staffCallers = [...roles, 'admin']

describe(`which staff may call: ${ofStaff.length} endpoints of staff × ${staffCallers.length} roles = ${ofStaff.length * staffCallers.length} answers`, () => {
  it('every permission that a call names is declared once, and every one that is declared is asked by a call', () => {
    const named = ofStaff.filter(({ access }) => access === 'staff').map(({ permission }) => permission)
    const asked = new Set(named.filter((permission) => permission !== ownThings))
    expect(declared.toSorted()).toEqual([...asked].sort())
    expect(new Set(declared).size).toBe(declared.length)
  })

  it('only calls about the caller’s own things name none', () => {
    expect(endpoints.filter(({ permission }) => permission === ownThings).map(nameOf)).toEqual([
      'GET /api/admin/today',
      'GET /api/admin/trends',
      'GET /api/admin/search',
      'GET /api/admin/views',
      'POST /api/admin/views',
      'PUT /api/admin/views/{id}',
      'DELETE /api/admin/views/{id}',
      'GET /api/admin/keys',
      'PUT /api/admin/keys',
    ])
  })

  it.each(staffCallers)('%s', async (role) => {
    const surprises: unknown[] = []
    for (const endpoint of ofStaff) {
      const { status, body } = await send(role, endpoint.method, emptyCallOf(endpoint))
      const expected = refusalOf(endpoint, role)
      const seen = status === 403 ? body.msg : undefined
      if (seen !== expected || status >= 500) surprises.push([nameOf(endpoint), status, seen, expected])
    }
    expect(surprises).toEqual([])
  })
})

/** Calls that ask for a second permission beside the one that they name: who opens personal data reads the record too. */
const twofold = [
  ['/api/admin/requests/{businessSn}/reveal', 'requests.read'],
  ['/api/admin/evidence/{evidenceNo}/reveal', 'evidence.read'],
  ['/api/admin/evidence/{evidenceNo}/open', 'evidence.read'],
  ['/api/admin/receipts/{id}/reveal', 'orders.receipts'],
  ['/api/admin/articles/pictures', 'pictures'],
] as const

describe('calls that need two permissions', () => {
  it.each(twofold)('%s is refused to staff without %s', async (path, second) => {
    const endpoint = ofStaff.find((each) => each.path === path && each.method === 'POST')
    if (!endpoint) throw new Error(`no call has the path ${path}`)
    const denied = { roles: ['general'], denials: [second] }
    const { token } = await createStaff(portal, `lacks-${twofold.findIndex((each) => each[0] === path)}`, denied)
    const call = { method: 'POST', token, ...emptyCallOf(endpoint) }
    const { status, body } = await portal.call(call)
    expect([status, body.msg]).toEqual([403, '没有权限'])
    expect((await send('general', 'POST', emptyCallOf(endpoint))).status).not.toBe(403)
  })
})

/** A signed-in call whose address names a record, or that a domain declares to be about one. */
const namesRecord = ({ access, path }: Endpoint): boolean => access === 'signedIn' && /\{\w+\}/.test(path)

describe('whose record it is', () => {
  it('every call that names a record is told by its domain, and every call that is told exists', () => {
    const told = owned.map(({ endpoint }) => endpoint)
    const named = endpoints.filter((endpoint) => namesRecord(endpoint) || endpoint.path.startsWith('/api/file/{id}'))
    expect(named.map(nameOf).filter((name) => !told.includes(name))).toEqual([])
    expect(told.filter((name) => !endpoints.map(nameOf).includes(name))).toEqual([])
    expect(new Set(told).size).toBe(told.length)
  })

  it('is answered to anybody else as if the record were not there', { timeout: 60_000 }, async () => {
    for (const { endpoint, theirs, nobodys } of owned) {
      const method = endpoint.split(' ')[0] ?? 'GET'
      for (const caller of ['stranger', 'provider', 'staff', 'admin'] as const) {
        const refused = await send(caller, method, theirs)
        const none = await send(caller, method, nobodys)
        expect([endpoint, caller, refused.status, refused.body]).toEqual([endpoint, caller, none.status, none.body])
        expect([endpoint, caller, refused.status]).toEqual([endpoint, caller, 404])
      }
      const { status } = await send('owner', method, theirs)
      expect([endpoint, status === 200 || status === 409]).toEqual([endpoint, true])
    }
  })
})
