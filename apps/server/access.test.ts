import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { authenticate } from '@portal/accounts/server'
import { createPeople, createStaff, type People, sessionToRecheck, settingsWithIssuer } from '@portal/accounts/testing'
import type { Access, Endpoint } from '@portal/platform/contract'
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
const callers = ['anonymous', 'recheck', 'owner', 'stranger', 'provider', 'auditor', 'staff', 'admin'] as const
type Caller = (typeof callers)[number]

/** The auditor is staff who holds no permission of the desk. */
const mayPass: Record<Access, readonly Caller[]> = {
  public: callers,
  signedIn: ['owner', 'stranger', 'provider', 'auditor', 'staff', 'admin'],
  provider: ['provider'],
  staff: ['auditor', 'staff', 'admin'],
  topAdministrator: ['admin'],
}

const endpoints = domains.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

type Call = { path: string; body?: unknown }

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
let tokens: Record<Caller, string | undefined>
let owned: Awaited<ReturnType<typeof askDomains>>
beforeAll(async () => {
  settings = await settingsWithIssuer()
  portal = await createTestApp({ domains, authenticate, env: settings.env })
  people = await createPeople(portal)
  const auditor = await createStaff(portal, 'auditor', { roles: ['auditor'] })
  tokens = {
    anonymous: undefined,
    // A customer whose login through another portal is too old and must be confirmed again.
    recheck: (await sessionToRecheck(portal, people.demo.id)).token,
    owner: people.demo.token,
    stranger: people.demo2.token,
    provider: people.agency.token,
    auditor: auditor.token,
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

const send = (caller: Caller, method: string, { path, body }: Call) => {
  const token = tokens[caller]
  return portal.call({ method, path, ...(token && { token }), ...(body !== undefined && { body }) })
}

describe(`who may call: ${endpoints.length} endpoints × ${callers.length} callers = ${endpoints.length * callers.length} answers`, () => {
  it('declares access for every one of the routes', () => {
    expect(endpoints.length).toBeGreaterThanOrEqual(30)
    expect(endpoints.filter(({ access }) => !(access in mayPass)).map(nameOf)).toEqual([])
    expect(new Set(endpoints.map(nameOf)).size).toBe(endpoints.length)
  })

  it.each(['marks', 'nice', 'orders', 'patents', 'providers', 'trademarks'])(
    'names a permission, which is declared, for every staff call of %s',
    (name) => {
      const routes = domains.filter((domain) => domain.name === name).flatMap((domain) => domain.routes)
      const ofStaff = routes.map(({ endpoint }) => endpoint).filter(({ access }) => access === 'staff')
      const declared = domains.flatMap(({ permissions = [] }) => permissions.map(({ key }) => key))
      expect(ofStaff.length).toBeGreaterThan(0)
      expect(ofStaff.filter(({ permission = '' }) => !declared.includes(permission)).map(nameOf)).toEqual([])
    },
  )

  it.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_name, endpoint) => {
    const path = endpoint.path.replaceAll(/\{\w+\}/g, noSuchId)
    const body = ['POST', 'PUT'].includes(endpoint.method) && !endpoint.upload ? {} : undefined
    for (const caller of callers) {
      if (nameOf(endpoint) === 'PUT /api/logout' && caller !== 'anonymous') continue
      const { status, body: answer } = await send(caller, endpoint.method, { path, body })
      const lacks = caller === 'auditor' && endpoint.permission !== undefined
      const expected =
        mayPass[endpoint.access].includes(caller) && !lacks
          ? 'passes'
          : caller === 'anonymous' || caller === 'recheck'
            ? 401
            : 403
      const seen = status === 401 || status === 403 ? status : 'passes'
      expect([caller, seen]).toEqual([caller, expected])
      if (caller === 'recheck' && status === 401) expect(answer.status).toBe('U00016')
      expect(status, `${caller} meets a fault`).toBeLessThan(500)
    }
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
