import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { savedForm } from '../../contract/saved-search.ts'
import { arrive } from '../../testing/arrive.ts'
import { createSavedApp, type SavedApp } from '../../testing/saved-app.ts'
import { changeSearch } from './change-search.ts'
import { findNews } from './find-news.ts'
import { saveSearch } from './save-search.ts'
import { warnOwners } from './warn-owners.ts'

let test: SavedApp
let warn: () => Promise<number>
beforeAll(async () => {
  test = await createSavedApp()
  warn = () => warnOwners(async (_ctx, userId) => test.remindedElsewhere.get(userId) ?? [])(test.ctx)
})
afterAll(() => test.close())
beforeEach(async () => {
  at('2026-11-20T09:17:00+08:00')
  test.remindedElsewhere.clear()
  await test.database.pool.query('delete from recordal_saved_search; delete from recordal')
  await test.events()
})

const at = (moment: string) => test.clock.set(new Date(moment))
const number = 'T2017-990001'
const endingOn = (recordEndDate: string, changes: object = {}) =>
  arrive(test.ctx, [{ recordNum: number, recordBeginDate: '2017-06-01', recordEndDate, ...changes }])
/** By the use case itself: no session lives as long as these tests go on. */
const watch = async (userId = test.people.demo.id) => {
  const body = savedForm.parse({ kind: 'own', watched: number, title: '演示' })
  return (await saveSearch({ ...test.ctx, actor: { userId } }, { body })).id
}
const pause = (id: string, paused: boolean) =>
  changeSearch(async () => [])(
    { ...test.ctx, actor: { userId: test.people.demo.id } },
    { params: { id }, body: { title: '演示', paused } },
  )
const told = async () => (await test.events()).map(({ event, data }) => [event, data.searchId])

describe('the warning before a recordal ends', () => {
  it('comes 180, 90 and 30 days before the end, once each, and no more after it', async () => {
    await endingOn('2027-06-30')
    const id = await watch()
    expect([await warn(), await told()]).toEqual([0, []])
    for (const day of ['2027-01-01', '2027-04-01', '2027-05-31']) {
      at(`${day}T09:17:00+08:00`)
      await Promise.all([warn(), warn()])
      await warn()
      expect([day, await told()]).toEqual([day, [['recordal.expiring', id]]])
    }
    at('2027-08-01T09:17:00+08:00')
    expect([await warn(), await told()]).toEqual([0, []])
  })

  it('goes by the day in Shanghai, whatever the day is elsewhere', async () => {
    await endingOn('2027-06-30')
    await watch()
    at('2026-12-31T15:59:59Z')
    expect(await warn()).toBe(0)
    at('2026-12-31T16:00:00Z')
    expect(await warn()).toBe(1)
  })

  it('saved between two warnings, it is the next one', async () => {
    await endingOn('2027-01-10')
    await watch()
    expect(await warn()).toBe(0)
    at('2026-12-11T09:17:00+08:00')
    expect(await warn()).toBe(1)
  })

  it('after a standstill the missed ones are one, and none for what has ended meanwhile', async () => {
    await endingOn('2027-06-30')
    await watch()
    at('2027-06-29T09:17:00+08:00')
    expect([await warn(), await warn()]).toEqual([1, 0])
    await test.events()
    await endingOn('2027-12-31')
    await watch(test.people.demo2.id)
    at('2028-01-01T09:17:00+08:00')
    expect([await warn(), await told()]).toEqual([0, []])
  })

  it('follows the end that an import tells: renewed it waits, and what is revoked does not run out', async () => {
    await endingOn('2027-06-30')
    const id = await watch()
    at('2026-12-20T10:00:00+08:00')
    const renewed = await endingOn('2037-06-30')
    await findNews(test.ctx, renewed, { at: test.clock.now() })
    expect(await told()).toEqual([['recordal.own_changed', id]])
    at('2027-01-01T09:17:00+08:00')
    expect(await warn()).toBe(0)
    at('2037-01-01T09:17:00+08:00')
    expect(await warn()).toBe(1)
    await test.events()
    const revoked = await endingOn('2037-06-30', { recordState: 3 })
    await findNews(test.ctx, revoked, { at: test.clock.now() })
    await test.events()
    at('2037-04-01T09:17:00+08:00')
    expect([await warn(), await told()]).toEqual([0, []])
  })

  it('is silent where the vault reminds of the same recordal, and speaks for others', async () => {
    await endingOn('2027-06-30')
    await watch()
    test.remindedElsewhere.set(test.people.demo.id, ['t2017－990001'])
    await watch(test.people.demo2.id)
    at('2027-01-01T09:17:00+08:00')
    await warn()
    expect((await test.events()).map(({ data }) => data.userId)).toEqual([test.people.demo2.id])
  })

  it('is silent while it is paused, and does not make up for it', async () => {
    await endingOn('2027-06-30')
    const id = await watch()
    await pause(id, true)
    at('2027-01-01T09:17:00+08:00')
    expect(await warn()).toBe(0)
    at('2027-01-05T09:17:00+08:00')
    await pause(id, false)
    expect(await warn()).toBe(0)
    at('2027-04-01T09:17:00+08:00')
    expect(await warn()).toBe(1)
  })
})
