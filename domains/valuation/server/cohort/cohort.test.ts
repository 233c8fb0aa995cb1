import type { PatentFacts } from '@portal/patentdata/server'
import { storePatents } from '@portal/patentdata/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CohortDetail, CohortList, CohortVersion } from '../../contract/cohort/cohort.ts'
import { cohortErrors } from '../../contract/cohort/errors.ts'
import { exampleDay } from '../../testing/examples.ts'
import { createValuationApp, type ValuationApp } from '../../testing/valuation-app.ts'
import { gaveUp, runNext } from '../long-work.ts'
import { cohorts } from './cohort.table.ts'
import { rebuildCohort } from './rebuild-cohort.ts'
import { cohortRebuild } from './run-rebuild.ts'

let portal: ValuationApp
beforeAll(async () => {
  portal = await createValuationApp({ at: `${exampleDay}T12:00:00+08:00` })
})
afterAll(() => portal.close())

const path = '/api/admin/cohorts'
const staff = () => portal.people.staff
const list = async () => (await portal.ask(path, staff().token)).body as unknown as CohortList
const read = async (version: string) =>
  (await portal.ask(`${path}/${version}`, staff().token)).body as unknown as CohortDetail
const post = (of: string, token = staff().token) =>
  portal.call({ method: 'POST', path: `${path}/${of}`, token, body: {} })
const refusedBy = (code: keyof typeof cohortErrors) => ({ status: 'U00409', msg: cohortErrors[code].msg })
const run = (signal?: AbortSignal) => runNext(cohortRebuild, portal.ctx, signal)
const rebuild = async (): Promise<CohortVersion> => {
  const { version } = (await post('rebuild')).body as unknown as CohortVersion
  await run()
  return read(version)
}

/** Many patents like the example A, but with few citations and without a growth that a source told. */
const storeMany = (count: number) =>
  portal.ctx.db.transaction((db) =>
    storePatents(
      { ...portal.ctx, db },
      Array.from({ length: count }, (_, at) => {
        const facts: Partial<PatentFacts> = {
          ...{ filingDate: at % 3 === 0 ? '2016-02-02' : '2020-02-02', ipc: ['H04N5/14'], claims: 10 },
          ...{ fwd: at % 4, fwdSelf: 0, status: 'GRANTED' },
        }
        return { pn: `CN${100_000_000 + at}B`, applicationNumber: null, facts }
      }),
      { source: '演示清单', asOf: '2024-12-01', mayShow: true, isDemonstration: false },
    ),
  )

describe('a cohort that is counted from the records', () => {
  it('is built in the background, one at a time, and is not in force before somebody publishes it', async () => {
    await storeMany(900)
    const before = await portal.detail('CN900000001B')
    expect(await list()).toMatchObject({ totalElements: 0, inForce: { name: 'D-1', kind: 'default' } })
    const asked = await post('rebuild')
    expect(asked.body).toMatchObject({ version: 'C-1', state: 'building', createdBy: 'staff', can: [] })
    expect((await post('rebuild')).body).toMatchObject(refusedBy('cohort.building'))
    expect((await post('C-1/publish')).body).toMatchObject(refusedBy('cohort.not_ready'))
    await run()
    const built = await read('C-1')
    // On this server, which is a demonstration, invented patents count as well.
    expect(built).toMatchObject({
      state: 'draft',
      phase: null,
      day: exampleDay,
      isDemonstration: true,
      isInForce: false,
    })
    expect(built.n).toBeGreaterThan(900)
    expect(built.sizes.find(({ section, year }) => section === 'H' && year === 2020)?.n).toBeGreaterThanOrEqual(600)
    expect(built.samples.find(({ key }) => key === 'claims')).toMatchObject({ name: '权利要求' })
    expect((await portal.detail('CN900000001B')).id).toBe(before.id)
  })

  it('once published is named by new results with its size and day, and leaves the old ones as they are', async () => {
    const before = await portal.detail('CN900000001B')
    const { n } = await read('C-1')
    expect((await post('C-1/publish')).body).toEqual({ version: 'C-1' })
    expect(portal.acts.filter(({ outcome }) => outcome === 'done')).toMatchObject([
      { act: 'valuation.rebuildCohort', subjectRef: 'C-1', before: null, after: { state: 'building' } },
      { act: 'valuation.publishCohort', subjectRef: 'C-1', before: { inForce: 'D-1' }, after: { inForce: 'C-1' } },
    ])
    const after = await portal.detail('CN900000001B')
    expect(after.id).not.toBe(before.id)
    expect(after.model).toMatchObject({ cohort: 'C-1', cohortKind: 'imported', cohortN: n, cohortDay: exampleDay })
    expect(after.technology.at(-1)).toContain('其余用对照组的实际样本统计')
    const old = (await portal.ask(`/evaluate-patent/basic/queryById?id=${before.id}`)).body
    expect(old).toMatchObject({ score: before.score, price: before.price, model: { cohort: 'D-1', cohortN: null } })
    expect((await portal.ask('/api/valuationModel')).body.cohort).toEqual({
      ...{ name: 'C-1', kind: 'imported', n, day: exampleDay },
    })
  })

  it('tells the growth of a field that no source told, and the result can be computed again', async () => {
    const detail = await portal.detail('CN100000001B')
    const momentum = detail.indicators.find(({ key }) => key === 'mom')
    // Six hundred patents were filed from 2019 to 2023, and three hundred in the five years before.
    expect(momentum).toMatchObject({ rawText: '100%', missing: false, source: '对照组C-1', asOf: exampleDay })
    await post('D-1/publish')
    const again = (await portal.ask(`/evaluate-patent/basic/queryById?id=${detail.id}`)).body
    expect(again).toMatchObject({ price: detail.price, quality: detail.quality })
    const assumed = await portal.detail('CN100000001B')
    expect(assumed.indicators.find(({ key }) => key === 'mom')).toMatchObject({ missing: true, source: null })
  })

  it('may come into force again, and each time is written down', async () => {
    expect((await rebuild()).version).toBe('C-2')
    await post('C-2/publish')
    await post('C-1/publish')
    expect((await post('C-1/publish')).body).toMatchObject(refusedBy('cohort.in_force'))
    expect((await list()).inForce.name).toBe('C-1')
    const { publications, can } = await read('C-1')
    expect(publications.map(({ by }) => by)).toEqual(['staff', 'staff'])
    expect(can).toEqual([])
    expect(await read('C-2')).toMatchObject({ state: 'published', isInForce: false, can: ['publish'] })
  })

  it('is begun again after the process ended in the middle, and given up after three times', async () => {
    const { version } = (await post('rebuild')).body
    const stopping = new AbortController()
    stopping.abort()
    await run(stopping.signal)
    expect(await read(String(version))).toMatchObject({ state: 'building' })
    // As after a kill: the row still says that it is being built.
    const set = (attempts: number) =>
      portal.ctx.db
        .update(cohorts)
        .set({ attempts, phase: 'growth' })
        .where(eq(cohorts.name, String(version)))
    await set(1)
    await run()
    expect(await read(String(version))).toMatchObject({ state: 'draft' })
    const { body } = await post('rebuild')
    await portal.ctx.db
      .update(cohorts)
      .set({ attempts: 3 })
      .where(eq(cohorts.name, String(body.version)))
    await run()
    expect(await read(String(body.version))).toMatchObject({ state: 'failed', failure: gaveUp, can: [] })
    expect((await post(`${body.version}/publish`)).body).toMatchObject(refusedBy('cohort.not_ready'))
  })

  it('does not count invented patents in production', async () => {
    const config = { ...portal.ctx.config, mode: 'production' as const }
    const actor = { userId: staff().id }
    const { version } = await rebuildCohort({ ...portal.ctx, config, actor })
    await run()
    expect(await read(version)).toMatchObject({ n: 900, day: '2024-12-01', isDemonstration: false })
    await portal.database.pool.query('delete from patent_record where not is_demonstration')
    const empty = await rebuildCohort({ ...portal.ctx, config, actor })
    await run()
    expect(await read(empty.version)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('没有可以统计的专利记录'),
    })
  })

  it('is nobody’s who may not, and an unknown version is not there', async () => {
    expect((await post('rebuild', portal.people.demo.token)).status).toBe(403)
    for (const version of ['C-99', 'D-1', '%00', 'C-1%27%20or%201=1'])
      expect([version, (await portal.ask(`${path}/${version}`, staff().token)).status]).toEqual([version, 404])
    expect((await post('C-99/publish')).status).toBe(404)
  })
})
