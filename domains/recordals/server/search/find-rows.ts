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
/** Ids in the order of `place`. `total` is exact up to the limit of rows, and beyond it that limit. */
export type FoundRows = { ids: number[]; total: number; isExact: boolean }

/** All tries of a search together end before anybody has waited a second. */
const searchMs = 800

/**
 * Each statement gets what those before it left. They work by themselves, since helpers cost more than they bring and others
 * search as well; and have room to remember each row that the index names, which they would else look for again by pages.
 */
const limits = (until: number): SQL => sql`select
  set_config('statement_timeout', ${String(Math.max(1, Math.ceil(until - performance.now())))}, true),
  set_config('max_parallel_workers_per_gather', '0', true), set_config('work_mem', '16MB', true)`

/** How many rows at the front are looked through before the index is asked for more. */
const frontRows = 2_000

const cancelled = '57014'

type Counted = { total: number; ids: number[] }

/** Of candidates those of a page, in order; and how many there are. */
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

/** The place of the row that stands so far from the front; undefined behind the last. */
const placeAt = async (db: Db, reach: number): Promise<number | undefined> => {
  const [found] = await db
    .select({ place: recordals.place })
    .from(recordals)
    .orderBy(recordals.place, recordals.id)
    .limit(1)
    .offset(reach)
  return found?.place
}

/** By what the index names rows, and what must hold of these. */
type Conditions = { index: SQL | undefined; row: SQL | undefined }

/** `db` is the pool, `until` when the search ends by `performance.now()`. */
export type Searching = { db: Db; counts: GramCounts; until: number }

/**
 * A page of very many. What stands at the front says how thick they are; from that follows how far from the front the
 * page ends, and so much of the index is asked. Where they are thinner further on, more is asked.
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

/** All rows are counted, up to the limit; of more, the page is looked for by itself. */
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

/** The rows for which all that is asked holds; the window must lie within the limit of rows. */
export const findRows = async (searching: Searching, asked: readonly Asked[], window: Window): Promise<FoundRows> => {
  const { condition: index, isFew } = namedByIndex(asked, searching.counts)
  const conditions = { index, row: and(...asked.map(({ row }) => row)) }
  const some = sql`${places} ${whereOf(index, conditions.row)} limit ${mostRows + 1}`
  if (isFew) {
    // What is over in a moment needs no limits of its own, and no transaction that would take longer than it.
    const { total, ids } = await pageOf(searching.db, some, window)
    if (total <= mostRows) return { ids, total, isExact: true }
  }
  return findMany(searching, conditions, { some, window })
}

/** A search of one or more tries, which together take no second; fails with `recordals.too_broad`. `ctx.db` is the pool. */
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
