import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { shanghaiDayOf } from '@portal/platform/contract'
import { readConfig } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readPublicationNumber } from '../../contract/publication-number.ts'
import { sourceLimits } from '../../contract/source-limits.ts'
import { patentSourcesApi } from '../../contract/sources.ts'
import { type OpsServer, openOpsServer } from '../../testing/ops-server.ts'
import { patentdataServer } from '../index.ts'
import type { PatentRecord } from '../patent.table.ts'
import { storePatents } from '../store-patents.ts'
import { freshenPatents } from './freshen-patents.ts'
import { viewSources } from './view-sources.ts'

const dayMs = 86_400_000

let server: OpsServer
let portal: TestApp & { people: People }
beforeAll(async () => {
  server = await openOpsServer()
  const env = { PATENT_SOURCES_FILE: server.settingsFile }
  const app = await createTestApp({ domains: [accountsServer, patentdataServer], authenticate, env })
  portal = { ...app, people: await createPeople(app) }
})
afterAll(async () => {
  await portal.close()
  await server.close()
})

let usual: Record<string, string>
beforeEach(async () => {
  usual ??= { ...server.headers }
  Object.assign(server.headers, usual)
  server.asked.length = 0
  portal.clock.set(new Date())
  await portal.database.pool.query('truncate patent_source, patent_inquiry, patent_record')
})

/** Invented publications under numbers that could be given out one day; each test takes its own. */
const granted = (pn: string) => ({ number: pn.slice(2, -1), kind: pn.slice(-1) })

const freshen = async (pns: readonly string[], withinMs = 5_000, ctx = portal.ctx): Promise<string[]> => {
  const numbers = pns.map(readPublicationNumber).filter((read) => read.ok)
  return [...(await freshenPatents(ctx, numbers, withinMs))]
}
const recordOf = async (pn: string): Promise<PatentRecord | undefined> =>
  (
    await portal.database.pool.query(
      'select version, facts, provenance, may_show as "mayShow" from patent_record where publication_number = $1',
      [pn],
    )
  ).rows[0]
/** How often a publication was asked for: each time its bibliography is among the calls. */
const asked = (): number => server.asked.filter((path) => path.endsWith('/biblio')).length

const today = () => shanghaiDayOf(portal.ctx.now())

describe('a publication that nobody has told of', () => {
  it('is asked for and stored with source and day, and is asked for anew when a week is over', async () => {
    server.tell(granted('CN199999911B'))
    expect(await freshen(['CN199999911B'])).toEqual([])
    const told = { source: 'EPO OPS', asOf: today() }
    expect(await recordOf('CN199999911B')).toMatchObject({
      ...{ version: 1, mayShow: true, facts: { title: '可折叠支架', status: 'GRANTED', fwd: 0, claims: null } },
      provenance: { title: told, status: told, familyCountries: told, fwd: told },
    })
    portal.clock.advance(6 * dayMs)
    await freshen(['CN199999911B'])
    expect(asked()).toBe(1)
    portal.clock.advance(2 * dayMs)
    await freshen(['CN199999911B'])
    expect(asked()).toBe(2)
    // The same is known up to a later day, which is no other version.
    expect(await recordOf('CN199999911B')).toMatchObject({ version: 1, provenance: { status: { asOf: today() } } })
  })

  it('and that the source does not know either is not asked for again for a day', async () => {
    for (const hours of [0, 20]) {
      portal.clock.advance(hours * 3_600_000)
      expect(await freshen(['CN199999912B'])).toEqual([])
    }
    expect(asked()).toBe(1)
    portal.clock.advance(5 * 3_600_000)
    await freshen(['CN199999912B'])
    expect(asked()).toBe(2)
  })

  it('without its kind is looked for as a grant and then as an application', async () => {
    server.tell({ ...granted('CN199999913A'), events: [{ code: 'SE01', day: '2016-09-07' }] })
    expect(await freshen(['CN199999913'])).toEqual([])
    expect((await recordOf('CN199999913A'))?.facts.status).toBe('EXAMINING')
    await freshen(['CN199999913', 'CN199999913A'])
    expect(asked()).toBe(3)
  })

  it('is asked for once where two callers want it at the same moment', async () => {
    server.tell(granted('CN199999914B'))
    expect(await Promise.all([freshen(['CN199999914B']), freshen(['CN199999914B'])])).toEqual([[], []])
    expect(asked()).toBe(1)
  })
})

describe('nobody outside is asked', () => {
  it('for numbers that no office gives out', async () => {
    expect(await freshen(['CN900000001B', 'CN400000001U'])).toEqual([])
    expect(server.asked).toEqual([])
  })

  it('where no source is configured', async () => {
    expect(await freshen(['CN199999915B'], 5_000, { ...portal.ctx, config: readConfig({}) })).toEqual([])
    expect(server.asked).toEqual([])
  })

  it('for what a list told lately', async () => {
    const told = { pn: 'CN199999916B', applicationNumber: null, facts: { title: '支架', status: 'GRANTED' as const } }
    const from = { source: '清单', asOf: today(), mayShow: true, isDemonstration: false }
    await storePatents(portal.ctx, [told], from)
    await freshen(['CN199999916B'])
    expect(server.asked).toEqual([])
  })
})

describe('an answer that does not come in time', () => {
  it('is stored when it comes, without being asked for again, and the patience for all together is 8 s', async () => {
    expect(sourceLimits.patience).toBe(8_000)
    server.tell(granted('CN199999921B'))
    server.reply('CN.199999921.B/legal', { silent: true })
    const { promise: until, resolve: arrive } = Promise.withResolvers<void>()
    server.tell(granted('CN199999922B'))
    server.reply('/search', { status: 404, when: until })
    const began = performance.now()
    expect(await freshen(['CN199999921B', 'CN199999922B'], 60)).toEqual(['CN199999921B', 'CN199999922B'])
    expect(performance.now() - began).toBeLessThan(1_500)
    expect(await recordOf('CN199999922B')).toBeUndefined()
    arrive()
    await vi.waitFor(async () => expect(await recordOf('CN199999922B')).toMatchObject({ version: 1 }))
    expect(await freshen(['CN199999922B'])).toEqual([])
    expect(asked()).toBe(2)
  })

  it('leaves what was known, and its day', async () => {
    const told = { pn: 'CN199999923B', applicationNumber: null, facts: { title: '支架', claims: 9 } }
    const old = { source: '清单', asOf: '2020-01-01', isDemonstration: false }
    await storePatents(portal.ctx, [told], { ...old, mayShow: false })
    server.reply('CN.199999923.B', { status: 500 })
    expect(await freshen(['CN199999923B'])).toEqual(['CN199999923B'])
    expect(await recordOf('CN199999923B')).toMatchObject({ version: 1, facts: { claims: 9 } })
    portal.clock.advance(2 * 60_000)
    server.tell(granted('CN199999923B'))
    expect(await freshen(['CN199999923B'])).toEqual([])
    // What the licence of the list forbids stays forbidden.
    expect(await recordOf('CN199999923B')).toMatchObject({
      ...{ version: 2, mayShow: false, facts: { title: '可折叠支架', claims: 9, status: 'GRANTED' } },
      provenance: { claims: { source: '清单', asOf: '2020-01-01' }, title: { source: 'EPO OPS' } },
    })
  })

  it('and one that is malformed stores nothing', async () => {
    server.tell(granted('CN199999924B'))
    server.reply('CN.199999924.B/biblio', { body: '{"ops:world-patent-data":' })
    expect(await freshen(['CN199999924B'])).toEqual(['CN199999924B'])
    expect(await recordOf('CN199999924B')).toBeUndefined()
  })
})

describe('the source is left alone', () => {
  it.each([
    ['a red light', { 'x-throttling-control': 'busy (retrieval=red:50, search=green:30)' }, 'red', 61_000],
    ['a black light', { 'x-throttling-control': 'overloaded (inpadoc=black:0)' }, 'black', 601_000],
    ['95 % of the week', { 'x-registeredquotaperweek-used': '3800000000' }, 'week', 7 * dayMs],
  ])('after %s, by all processes, until it is over', async (_name, headers, pause, overMs) => {
    server.tell(granted('CN199999931B'))
    server.tell(granted('CN199999932B'))
    Object.assign(server.headers, headers)
    expect(await freshen(['CN199999931B'])).toEqual([])
    expect(await freshen(['CN199999932B'])).toEqual(['CN199999932B'])
    expect(asked()).toBe(1)
    const { body } = await portal.call({ path: patentSourcesApi.sources.path, token: portal.people.staff.token })
    expect(body.ops).toMatchObject({ pause, pausedUntil: expect.any(Number) })
    Object.assign(server.headers, usual)
    portal.clock.advance(overMs)
    expect(await freshen(['CN199999932B'])).toEqual([])
  })
})

describe('the page of sources', () => {
  const read = async (token = portal.people.staff.token) => portal.call({ path: patentSourcesApi.sources.path, token })

  it('tells how the source stands, what failed last, and which lists there are', async () => {
    expect((await read()).body).toEqual({
      lists: [],
      ops: {
        ...{ configured: true, asked: 0, colour: null, weekShare: null, answerTime: null, failureTime: null },
        ...{ failure: null, pausedUntil: null, pause: null },
      },
    })
    server.tell(granted('CN199999941B'))
    await freshen(['CN199999941B'])
    server.reply('CN.199999942.B', { body: '[]' })
    await freshen(['CN199999942B'])
    expect((await read()).body.ops).toMatchObject({
      ...{ asked: 2, colour: 'green', weekShare: 900_006 / 4_000_000_000, answerTime: expect.any(Number) },
      ...{ failure: 'malformed', failureTime: expect.any(Number), pause: null },
    })
    // What the last week used up says nothing of this one.
    portal.clock.advance(7 * dayMs)
    expect((await viewSources(portal.ctx)).ops.weekShare).toBeNull()
  })

  it('is staff’s with the permission alone, and its figures stand in the metrics', async () => {
    expect((await read(portal.people.demo.token)).status).toBe(403)
    server.tell(granted('CN199999943B'))
    await freshen(['CN199999943B'])
    const metrics = (await portal.app.inject('/metrics')).body
    expect(metrics).toMatch(/portal_patent_source_seconds_count\{source="ops",outcome="found"\} [1-9]/)
    expect(metrics).toContain('portal_patent_source_quota{source="ops"} 0.000225')
  })
})
