import type { Ctx, Db } from '@portal/platform/server'
import { databaseErrorCode } from '@portal/platform/server'
import { and, lte, type SQL, sql } from 'drizzle-orm'
import { searchLimits } from '../../contract/words.ts'
import { fail } from '../failures.ts'
import { recordals } from '../recordal.table.ts'
import type { Asked } from './asked.ts'
import { namedByIndex } from './by-grams.ts'
import { type GramCounts, gramCounts } from './gram-counts.ts'

export type Window = { limit: number; offset: number }
/**
 * Ids of a page of rows, in the order of `place`. `total` is exact up to the limit of rows; beyond it, `total` is that limit.
 */
export type FoundRows = { ids: number[]; total: number; isExact: boolean }

/** The time in ms for all tries of one search together, so that nobody waits a second. */
const searchMs = 800

/**
 * Settings of each statement of a search. Its time limit is what the statements before it left. Parallel workers are off, since
 * they cost more than they save while others search as well. `work_mem` has room for each row that the index names; with less,
 * PostgreSQL would keep whole pages and check their rows again.
 */
const limits = (until: number): SQL => sql`select
  set_config('statement_timeout', ${String(Math.max(1, Math.ceil(until - performance.now())))}, true),
  set_config('max_parallel_workers_per_gather', '0', true), set_config('work_mem', '16MB', true)`

/** How many rows at the front are looked through before the index is asked for more. */
const frontRows = 2_000

const cancelled = '57014'

type Counted = { total: number; ids: number[] }

/** The ids of one page of the candidates, in order, and how many candidates there are. */
const pageOf = async (db: Db, candidates: SQL, { limit, offset }: Window): Promise<Counted> => {
  const { rows } = await db.execute<Counted>(sql`
    with candidate as materialized (${candidates})
    select (select count(*)::int from candidate) as total,
      array(select id from candidate order by place, id limit ${limit} offset ${offset}) as ids`)
  return rows[0] ?? { total: 0, ids: [] }
}

const places = sql`select ${recordals.id} as id, ${recordals.place} as place from ${recordals}`
const inOrder = sql`order by ${recordals.place}, ${recordals.id}`

const whereOf = (...conditions: (SQL | undefined)[]): SQL => sql`where ${and(...conditions) ?? sql`true`}`

/** The place of the row that has `reach` rows before it; undefined where there is none. */
const placeAt = async (db: Db, reach: number): Promise<number | undefined> => {
  const [found] = await db
    .select({ place: recordals.place })
    .from(recordals)
    .orderBy(recordals.place, recordals.id)
    .limit(1)
    .offset(reach)
  return found?.place
}

/** `index`: the condition by which the index names rows. `row`: the exact condition that these rows must fulfil. */
type Conditions = { index: SQL | undefined; row: SQL | undefined }

/** What the statements of a search share. `db` is the pool; `until` is the end of the search by `performance.now()`. */
export type Searching = { db: Db; counts: GramCounts; until: number }

/**
 * The ids of a page when very many rows match. The rows at the front show how dense the matches are; from this follows how far
 * from the front the page ends, and the index is asked for rows up to there. Where the matches are less dense further on, the
 * range grows.
 */
const pageOfMany = async (
  { db, until }: Pick<Searching, 'db' | 'until'>,
  { index, row }: Conditions,
  window: Window,
): Promise<number[]> => {
  const needed = window.offset + window.limit
  const front = sql`(select * from ${recordals} ${inOrder} limit ${frontRows}) as ${recordals}`
  await db.execute(limits(until))
  const near = await pageOf(
    db,
    sql`select ${recordals.id} as id, ${recordals.place} as place from ${front} ${whereOf(row)}`,
    window,
  )
  if (near.total >= needed) return near.ids
  let reach = Math.ceil((needed * frontRows * 1.5) / Math.max(1, near.total))
  for (;;) {
    await db.execute(limits(until))
    const last = await placeAt(db, reach)
    const nearer = last === undefined ? undefined : lte(recordals.place, last)
    const { total, ids } = await pageOf(db, sql`${places} ${whereOf(index, row, nearer)}`, window)
    if (total >= needed || last === undefined) return ids
    reach *= 4
  }
}

const mostRows = searchLimits.rows

/** Counts all rows that match, up to the limit of rows; where there are more, the page is searched on its own. */
const findMany = (
  { db, until }: Searching,
  conditions: Conditions,
  { some, window }: { some: SQL; window: Window },
): Promise<FoundRows> =>
  db.transaction(async (tx) => {
    await tx.execute(limits(until))
    const { total, ids } = await pageOf(tx, some, window)
    if (total <= mostRows) return { ids, total, isExact: true }
    return { ids: await pageOfMany({ db: tx, until }, conditions, window), total: mostRows, isExact: false }
  })

/** A page of the rows that fulfil all conditions; the window must lie within the limit of rows. */
export const findRows = async (searching: Searching, asked: readonly Asked[], window: Window): Promise<FoundRows> => {
  const { condition: index, isFew } = namedByIndex(asked, searching.counts)
  const conditions = { index, row: and(...asked.map(({ row }) => row)) }
  const some = sql`${places} ${whereOf(index, conditions.row)} limit ${mostRows + 1}`
  if (isFew) {
    // A search that ends at once needs no time limit, and no transaction, which would take longer than the search itself.
    const { total, ids } = await pageOf(searching.db, some, window)
    if (total <= mostRows) return { ids, total, isExact: true }
  }
  return findMany(searching, conditions, { some, window })
}

/**
 * Runs a search of one or more tries, which together take less than a second; fails with `recordals.too_broad` where they take
 * longer. `ctx.db` is the pool.
 */
export const withinLimits = async <T>(
  ctx: Pick<Ctx, 'db'>,
  search: (searching: Searching) => Promise<T>,
): Promise<T> => {
  const until = performance.now() + searchMs
  try {
    return await search({ db: ctx.db, counts: await gramCounts(ctx), until })
  } catch (error) {
    if (databaseErrorCode(error) === cancelled) return fail('recordals.too_broad')
    throw error
  }
}
