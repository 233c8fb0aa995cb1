import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rightSample } from '../contract/samples.ts'
import { createRightsApp, type RightsApp } from '../testing/rights-app.ts'
import { rightsPersonal } from './personal.ts'
import { recordalsInVault } from './reminded-recordals.ts'
import { unsaidJob } from './right-deadlines.ts'

let test: RightsApp
beforeAll(async () => {
  test = await createRightsApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.set(new Date('2026-11-20T10:00:00+08:00'))
  await test.database.pool.query(
    'delete from "right"; delete from deadline; delete from deadline_wish; delete from outbox',
  )
})

const recordal = { recordNum: 'T2026-88', recordBeginDate: '2026-01-05', recordEndDate: '2036-01-04' }
type Kept = { id: string; title: string; endsOn: string; opensOn: string | null; subject: object }
/** By their days, and of one day by their titles. */
const kept = async (who?: 'demo2' | 'staff') => {
  const { body } = await test.send('GET', '/api/deadlines?pgCount=100', undefined, who)
  const keyOf = ({ endsOn, title }: Kept) => `${endsOn} ${title}`
  return (body.elements as Kept[]).toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'zh-CN'))
}
const titles = async () => (await kept()).map(({ title, endsOn }) => [title, endsOn])

describe('a right with a last day', () => {
  it('makes its deadlines, and answers them by their ids', async () => {
    const id = await test.made({ rightEndDate: '2027-03-13' })
    await test.relay()
    const stands = await kept()
    expect(stands.map(({ title, opensOn, endsOn }) => [title, opensOn, endsOn])).toEqual([
      ['权利届满', null, '2027-03-13'],
      ['商标：办理续展', '2026-03-13', '2027-03-13'],
    ])
    expect(stands[0]?.subject).toEqual({ kind: 'right', ref: id, name: rightSample.recordName })
    const { body } = await test.send('GET', `/api/deadlines/${stands[0]?.id}`)
    expect(body.subject).toEqual(stands[0]?.subject)
    const { deadlines } = await test.detail(id)
    expect(deadlines.map(({ id: one }) => one).toSorted()).toEqual(stands.map(({ id: one }) => one).toSorted())
    expect(deadlines).toContainEqual(expect.objectContaining({ opensOn: '2026-03-13', dueOn: '2027-03-13' }))
  })

  it('has the grace of a checked rule beside it, and in another country its last day alone', async () => {
    await test.made({ rightEndDate: '2026-12-01' })
    await test.made({ rightEndDate: '2026-12-02', country: 'US', registerNum: '2' })
    await test.relay()
    expect(await titles()).toEqual([
      ['权利届满', '2026-12-01'],
      ['商标：办理续展', '2026-12-01'],
      ['权利届满', '2026-12-02'],
      ['商标：宽展期内办理续展', '2027-06-01'],
    ])
  })

  it('moves them with its day, and ends them where it has lapsed, has none, or is removed', async () => {
    const patent = { registerType: 1, classes: [] }
    const id = await test.made({ ...patent, rightEndDate: '2037-03-13' })
    await test.relay()
    const [before] = await kept()
    await test.save(id, 1, { ...patent, rightEndDate: '2038-03-13' })
    await test.relay()
    expect(await kept()).toMatchObject([{ id: before?.id, endsOn: '2038-03-13' }])
    await test.save(id, 2, { ...patent, rightEndDate: '2038-03-13', status: 'lapsed' })
    await test.relay()
    expect(await kept()).toEqual([])
    await test.save(id, 3, { ...patent, rightEndDate: '2038-03-13' })
    await test.relay()
    expect(await kept()).toHaveLength(1)
    await test.save(id, 4, { ...patent, rightEndDate: null })
    await test.relay()
    expect(await kept()).toEqual([])
    await test.save(id, 5, { ...patent, rightEndDate: '2038-03-13' })
    await test.send('DELETE', `/api/rights/${id}`)
    await test.relay()
    expect(await kept()).toEqual([])
  })

  it('leaves out what its owner has done, and tells the day that he set', async () => {
    const id = await test.made({ registerType: 1, classes: [], rightEndDate: '2037-03-13' })
    await test.relay()
    const [end] = await kept()
    await test.send('POST', `/api/deadlines/${end?.id}/override`, { version: 1, dueOn: '2037-03-01', reason: '提前' })
    expect((await test.detail(id)).deadlines).toEqual([
      { id: end?.id, name: '权利届满', opensOn: null, dueOn: '2037-03-01' },
    ])
    await test.send('POST', `/api/deadlines/${end?.id}/done`, { version: 2 })
    expect((await test.detail(id)).deadlines).toEqual([])
  })

  it('may have deadlines that its owner enters; nobody else sees any of them, staff neither', async () => {
    const id = await test.made({ registerType: 1, classes: [], rightEndDate: '2037-03-13' })
    await test.relay()
    const own = { title: '缴年费', dueOn: '2026-12-20', subject: { kind: 'right', ref: id } }
    expect((await test.send('POST', '/api/deadlines', own)).status).toBe(200)
    expect((await test.send('POST', '/api/deadlines', own, 'demo2')).status).toBe(404)
    expect(await titles()).toEqual([
      ['缴年费', '2026-12-20'],
      ['权利届满', '2037-03-13'],
    ])
    expect([await kept('demo2'), await kept('staff')]).toEqual([[], []])
    const team = await test.send('GET', '/api/admin/deadlines', undefined, 'staff')
    expect(team.body.totalElements).toBe(0)
  })
})

describe('a recordal of a right', () => {
  const window = (id: string) =>
    test.send('POST', `/api/rights/${id}/recordals`, recordal).then(({ body }) => String(body.id))

  it('makes the window of its renewal a deadline, which goes with it', async () => {
    const id = await test.made({ rightEndDate: null })
    const recordalId = await window(id)
    await test.relay()
    const [one] = await kept()
    expect(one).toMatchObject({ title: '海关备案：申请续展', opensOn: '2035-07-04', endsOn: '2036-01-04' })
    expect((await test.detail(id)).deadlines).toEqual([
      { id: one?.id, name: '海关备案：申请续展（T2026-88）', opensOn: '2035-07-04', dueOn: '2036-01-04' },
    ])
    await test.send('DELETE', `/api/rights/${id}/recordals/${recordalId}`)
    await test.relay()
    expect(await kept()).toEqual([])
  })

  it('tells other parts that remind of recordals that they need not', async () => {
    const id = await test.made()
    await window(id)
    const { demo, demo2 } = test.people
    expect(await recordalsInVault(test.ctx, demo.id)).toEqual(['T2026-88'])
    expect(await recordalsInVault(test.ctx, demo2.id)).toEqual([])
    test.clock.set(new Date('2036-01-05T10:00:00+08:00'))
    expect(await recordalsInVault(test.ctx, demo.id)).toEqual([])
  })
})

it('rights that are older than their deadlines get them in the night, and no right twice', async () => {
  await test.made({ registerType: 1, classes: [], rightEndDate: '2037-03-13' })
  await test.database.pool.query('delete from outbox')
  await unsaidJob.run(test.ctx)
  await test.relay()
  expect(await titles()).toEqual([['权利届满', '2037-03-13']])
  await test.database.pool.query('delete from outbox')
  await unsaidJob.run(test.ctx)
  expect((await test.database.pool.query('select from outbox')).rowCount).toBe(0)
})

it('rights whose owner goes leave no deadline, whichever event comes last', async () => {
  await test.made({ rightEndDate: '2037-03-13' })
  await rightsPersonal.eraseAtOnce?.({ ...test.ctx, ...test.services } as never, test.people.demo.id)
  await test.relay()
  expect(await kept()).toEqual([])
})
