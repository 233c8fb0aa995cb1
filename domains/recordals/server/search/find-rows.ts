import type { Ctx, Db } from '@portal/platform/server'
import { databaseErrorCode } from '@portal/platform/server'
import { and, lte, type SQL, sql } from 'drizzle-orm'
import { searchLimits } from '../../contract/index.ts'
import { fail } from '../failures.ts'
import { recordals } from '../recordal.table.ts'
import type { Asked } from './asked.ts'
import { namedByIndex } from './by-grams.ts'
import { type GramCounts, gramCounts } from './gram-counts.ts'

export type Window = { limit: number; offset: number }
/** Ids in the order of `place`. `total` is exact up to the limit of rows, and beyond it that limit. */
export type FoundRows = { ids: number[]; total: number; isExact: boolean }

/**
 * All statements of a search together end before anybody has waited a second: each gets what those before it left. They
 * work by themselves, since helpers cost more than they bring and others search as well; and have room to remember each
 * row that the index names, which they would else look for again by pages.
 */
const limits = sql`select set_config('statement_timeout', greatest(1,
    800 - extract(epoch from clock_timestamp() - transaction_timestamp()) * 1000)::integer::text, true),
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

/**
 * A page of very many. What stands at the front says how thick they are; from that follows how far from the front the
 * page ends, and so much of the index is asked. Where they are thinner further on, more is asked.
 */
const pageOfMany = async (db: Db, { index, row }: Conditions, window: Window): Promise<number[]> => {
  const needed = window.offset + window.limit
  const front = sql`(select * from ${recordals} ${inOrder} limit ${frontRows}) as ${recordals}`
  await db.execute(limits)
  const near = await pageOf(
    db,
    sql`select ${recordals.id} as id, ${recordals.place} as place from ${front} ${whereOf(row)}`,
    window,
  )
  if (near.total >= needed) return near.ids
  let reach = Math.ceil((needed * frontRows * 1.5) / Math.max(1, near.total))
  for (;;) {
    await db.execute(limits)
    const last = await placeAt(db, reach)
    const nearer = last === undefined ? undefined : lte(recordals.place, last)
    const { total, ids } = await pageOf(db, sql`${places} ${whereOf(index, row, nearer)}`, window)
    if (total >= needed || last === undefined) return ids
    reach *= 4
  }
}

/** What a search works with: a transaction, and what is known of the grams. */
export type Searching = { db: Db; counts: GramCounts }

/** The rows for which all that is asked holds; the window must lie within the limit of rows. */
export const findRows = async (
  { db, counts }: Searching,
  asked: readonly Asked[],
  window: Window,
): Promise<FoundRows> => {
  const { rows: most } = searchLimits
  const conditions = { index: namedByIndex(asked, counts), row: and(...asked.map(({ row }) => row)) }
  const some = sql`${places} ${whereOf(conditions.index, conditions.row)} limit ${most + 1}`
  await db.execute(limits)
  const { total, ids } = await pageOf(db, some, window)
  if (total <= most) return { ids, total, isExact: true }
  return { ids: await pageOfMany(db, conditions, window), total: most, isExact: false }
}

/** A search of one or more tries, which together take no second; fails with `recordals.too_broad`. `ctx.db` is the pool. */
export const withinLimits = async <T>(
  ctx: Pick<Ctx, 'db'>,
  search: (searching: Searching) => Promise<T>,
): Promise<T> => {
  try {
    return await ctx.db.transaction(async (db) => search({ db, counts: await gramCounts(ctx, db) }))
  } catch (error) {
    if (databaseErrorCode(error) === cancelled) return fail('recordals.too_broad')
    throw error
  }
}
