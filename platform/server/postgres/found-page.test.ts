import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { findNewestIds, findPage } from './found-page.ts'

/** Numbered notes; the index of the word is played by equality, so that what was read can be told from what it named. */
const notes = pgTable('note', { id: text().primaryKey(), at: integer().notNull(), word: text().notNull() })
const searched = { table: notes, id: notes.id, time: notes.at }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
  // Of 400 notes 40 are rare and lie in the midst, 100 are new, and half of all others are common.
  await database.pool.query(`
    create table note (id text primary key, at integer not null, word text not null);
    insert into note select lpad(n::text, 3, '0'), n, case
      when n > 300 and n % 2 = 0 then '新' when n between 101 and 140 then '少' when n % 2 = 0 then '旧' else '常' end
    from generate_series(1, 400) n`)
})
afterAll(() => database.drop())

const wanted = (word: string) => ({ byIndex: sql`${notes.word} = ${word}`, byReading: sql`${notes.word} = ${word}` })
const page = (word: string, { limit = 3, offset = 0, counted = 1_000 } = {}) =>
  findPage({ db: database.db }, searched, wanted(word), { limit, offset, counted, commonPercent: 40 })

it.each([
  ['a common word, by reading', '常', ['399', '397', '395'], 180],
  ['a word of the midst, by its index', '少', ['140', '139', '138'], 40],
  ['a word of the newest alone', '新', ['400', '398', '396'], 50],
  ['a word that stands nowhere', '伞', [], 0],
])('finds the newest rows of %s, with their number', async (_what, word, ids, totalElements) => {
  expect(await page(word)).toEqual({ ids, totalElements, totalIsExact: true })
})

it('goes on where the page before ended', async () => {
  expect((await page('少', { offset: 38 })).ids).toEqual(['102', '101'])
  expect(await page('少', { offset: 40 })).toEqual({ ids: [], totalElements: 40, totalIsExact: true })
  expect((await page('常', { offset: 3 })).ids).toEqual(['393', '391', '389'])
})

it('counts no further than it is told, and then still begins with the newest', async () => {
  expect(await page('少', { counted: 10 })).toEqual({
    ids: ['140', '139', '138'],
    totalElements: 10,
    totalIsExact: false,
  })
  expect(await page('常', { counted: 10 })).toMatchObject({ ids: ['399', '397', '395'], totalIsExact: false })
})

/** Which of the two forms found the rows: each of them finds one row of its own. */
const readOf = async (word: string) => {
  const own = { byIndex: sql`${notes.id} = '001'`, byReading: sql`${notes.word} = ${word}` }
  const { ids } = await findPage({ db: database.db }, searched, own, {
    ...{ limit: 1, offset: 0, counted: 1_000, commonPercent: 40 },
  })
  return ids[0] === '001' ? 'index' : 'reading'
}

it('reads for a word that the newest and the oldest hold alike, and asks the index for every other', async () => {
  expect(await Promise.all(['常', '新', '旧', '少', '伞'].map(readOf))).toEqual([
    ...['reading', 'index', 'index', 'index', 'index'],
  ])
})

it('names the newest for a search that counts nothing', async () => {
  const newest = (word: string, counted: number) =>
    findNewestIds({ db: database.db }, searched, wanted(word), { limit: 2, counted, commonPercent: 40 })
  expect(await newest('常', 1_000)).toEqual(['399', '397'])
  expect(await newest('少', 10)).toEqual(['140', '139'])
  expect((await newest('少', 1_000)).sort().at(-1)).toBe('140')
  expect(await newest('伞', 10)).toEqual([])
})
