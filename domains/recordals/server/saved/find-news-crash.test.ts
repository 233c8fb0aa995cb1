import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { arrive } from '../../testing/arrive.ts'
import type { DyingNews } from '../../testing/dying-news.ts'
import { createSavedApp, type SavedApp } from '../../testing/saved-app.ts'
import { findNews } from './find-news.ts'

const child = join(import.meta.dirname, '..', '..', 'testing', 'dying-news.ts')
const number = 'T2024-990001'

let test: SavedApp
beforeAll(async () => {
  test = await createSavedApp()
})
afterAll(() => test.close())

/** Whether it was killed on the way. */
const findElsewhere = (order: Omit<DyingNews, 'databaseUrl'>): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const whole: DyingNews = { databaseUrl: test.database.url, ...order }
    execFile(
      process.execPath,
      ['--import', '@portal/platform/server/quick-imports', child, JSON.stringify(whole)],
      (error) => {
        if (!error) resolve(false)
        else if (error.signal === 'SIGKILL') resolve(true)
        else reject(error)
      },
    )
  })

const saveAll = async (token: string): Promise<string[]> => {
  const ids: string[] = []
  for (const body of [
    { kind: 'query', query: { recordName: '星辰' } },
    { kind: 'name', watched: '星辰花' },
    { kind: 'own', watched: number },
    { kind: 'query', query: { q: '没有这个' } },
  ]) {
    ids.push((await test.save(body, token)).body.id)
  }
  return ids.slice(0, 3)
}

it('kill -9 while news are found, and again: every owner hears exactly once of every hit', async () => {
  const { demo, demo2 } = test.people
  const expected = [...(await saveAll(demo.token)), ...(await saveAll(demo2.token))].toSorted()
  test.clock.advance(1000)
  const importId = await arrive(test.ctx, [
    { recordNum: number, recordName: '演示山河' },
    { recordNum: 'T2024-990002', recordName: '演示星辰花' },
  ])
  const order = { importId, at: test.clock.now().getTime() }
  await test.events()

  const told: Awaited<ReturnType<typeof test.events>> = []
  const deaths: [Partial<DyingNews>, number][] = [
    [{ dieBefore: 1 }, 0],
    [{ dieBefore: 3 }, 2],
    [{ dieWithin: 1 }, 2],
    [{ dieWithin: 3 }, 4],
  ]
  for (const [death, toldBefore] of deaths) {
    expect([death, await findElsewhere({ ...order, ...death })]).toEqual([death, true])
    told.push(...(await test.events()))
    expect([death, told.length]).toEqual([death, toldBefore])
  }
  await Promise.all([findElsewhere(order), findNews(test.ctx, importId, { at: test.clock.now() })])
  told.push(...(await test.events()))

  expect(told.map(({ data }) => data.searchId).toSorted()).toEqual(expected)
  const hits = 'select id, saved_search_id, row_count from recordal_search_hit'
  const { rows } = await test.database.pool.query(hits)
  expect(rows.map((row) => row.saved_search_id).toSorted()).toEqual(expected)
  expect(rows.map((row) => row.id).toSorted()).toEqual(told.map(({ data }) => data.hitId).toSorted())
  expect(rows.every((row) => row.row_count === 1)).toBe(true)
}, 60_000)
