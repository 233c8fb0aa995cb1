import { foldName } from '@portal/names/server'
import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordalSample } from '../../testing/recordal-sample.ts'
import { createSearchApp, type SearchApp } from '../../testing/search-app.ts'
import { gramOf, nameGrams, wantedNameGrams } from '../index-row/gram.ts'
import type { Asked } from './asked.ts'
import { namedByIndex, tellingGrams } from './by-grams.ts'
import { type GramCounts, gramCounts } from './gram-counts.ts'

const rows = 1_000_000
const countsOf = (known: Record<number, number>): GramCounts => ({ rows, of: (gram) => known[gram] ?? 500 })

describe('of grams that all must stand in a row', () => {
  it('the rarest are asked first, and no more than tell enough', () => {
    expect(tellingGrams([1, 2, 3], countsOf({ 1: 400_000, 2: 900, 3: 10 }))).toEqual({ grams: [3], rows: 10 })
    expect(tellingGrams([1, 2, 3, 4, 5, 6], countsOf({})).grams).toHaveLength(3)
  })

  it('one that stands in very many rows is left to these, beside one that stands in few', () => {
    expect(tellingGrams([1, 2], countsOf({ 1: 700_000, 2: 900 })).grams).toEqual([2])
    expect(tellingGrams([1, 2], countsOf({ 1: 100_000, 2: 90_000 })).grams).toEqual([2, 1])
  })

  it('common ones are asked where there is nothing else', () => {
    expect(tellingGrams([1, 1], countsOf({ 1: 700_000 }))).toEqual({ grams: [1], rows: 700_000 })
  })
})

/** What the index is asked for, as PostgreSQL reads it. */
const written = (asked: readonly Asked[], counts: GramCounts): string | undefined => {
  const { condition } = namedByIndex(asked, counts)
  if (!condition) return undefined
  const { sql, params } = new PgDialect().sqlToQuery(condition)
  return sql.replaceAll(/"recordal"\."grams" @> \$(\d+)::integer\[\]/g, (_, at) => String(params[Number(at) - 1]))
}
const asks = (...ways: number[][]): Asked => ({ ways, row: undefined })

describe('of what must hold together', () => {
  it('what must hold in any case is asked with each way in which something else may', () => {
    expect(written([asks([1], [2]), asks([3])], countsOf({ 1: 9_000, 2: 9_000, 3: 8_000 }))).toBe('({3,1} or {3,2})')
  })

  it('one telling thing is enough, and several common ones are asked together', () => {
    const counts = countsOf({ 3: 30_000, 4: 30_000, 5: 40_000, 6: 40_000 })
    expect(written([asks([1], [2]), asks([3], [4])], countsOf({ 1: 90, 2: 90, 3: 9_000, 4: 9_000 }))).toBe(
      '({1} or {2})',
    )
    expect(written([asks([5], [6]), asks([3], [4])], counts)).toBe('(({3} or {4}) and ({5} or {6}))')
  })

  it('what no gram helps to find is asked of the rows alone, and what is found nowhere of none', () => {
    expect(written([asks([])], countsOf({}))).toBeUndefined()
    expect(written([asks([], [1])], countsOf({}))).toBeUndefined()
    expect(written([asks(), asks([1])], countsOf({}))).toBe('false')
  })
})

describe('what PostgreSQL knows of the grams', () => {
  let portal: SearchApp
  beforeAll(async () => {
    portal = await createSearchApp()
    const row = (at: number) => ({
      ...recordalSample,
      recordNum: `T2020-${600_000 + at}`,
      name: `${at % 4 === 0 ? '霁港' : '岫州'}${String.fromCodePoint(0x4e00 + at)}有限公司`,
    })
    await portal.fill(Array.from({ length: 2_000 }, (_, at) => row(at)))
    await portal.database.pool.query('analyze recordal')
  })
  afterAll(() => portal.close())

  it('tells the own part of a name from what every name ends with', async () => {
    const counts = await gramCounts(portal.ctx)
    expect(counts.rows).toBe(2_000)
    expect(counts.of(gramOf('holder', '有限'))).toBe(2_000)
    expect(counts.of(gramOf('holder', '霁港'))).toBe(500)
    const own = String.fromCodePoint(0x4e00 + 8)
    const told = tellingGrams(wantedNameGrams('holder', `霁港${own}有限公司`), counts).grams
    expect(told.every((gram) => nameGrams('holder', foldName(`港${own}有`)).includes(gram))).toBe(true)
  })
})
