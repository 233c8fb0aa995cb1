import { and, asc, count, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

type DbCtx = { db: Db }

/** A table whose rows are listed by their time, the newest first. */
type Searched = { table: PgTable; id: AnyPgColumn; time: AnyPgColumn }

/** A condition in two forms that find the same rows: by the index of a column of grams, and by reading each row. */
export type Wanted = { byIndex: SQL | undefined; byReading: SQL | undefined }

/** How many rows are counted, and of how many in a hundred rows a word stands that is found sooner by reading. */
type SearchLimits = { counted: number; commonPercent: number }

type Window = { limit: number; offset: number }
export type Total = { totalElements: number; totalIsExact: boolean }

/** Counts rows up to so many, since nobody pages further; beyond them the count is not exact. */
export const countUpTo = async (
  { db }: DbCtx,
  table: PgTable,
  wanted: SQL | undefined,
  counted: number,
): Promise<Total> => {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(wanted)
    .limit(counted + 1)
    .as('some')
  const [found] = await db.select({ total: count() }).from(some)
  const total = found?.total ?? 0
  return { totalElements: Math.min(total, counted), totalIsExact: total <= counted }
}

/** So many of the newest and of the oldest rows are looked at to see how common a word is. */
const sampled = 100

/**
 * Whether a word stands in so many of the newest and of the oldest rows that reading them one by one finds it soonest. What only
 * the rows of one time hold, such as a day's numbers, is not common: it would be looked for among all others.
 */
const isCommon = async (
  { db }: DbCtx,
  { table, id, time }: Searched,
  wanted: SQL | undefined,
  percent: number,
): Promise<boolean> => {
  const held = await Promise.all(
    [desc, asc].map(async (direction) => {
      const end = db.select({ id }).from(table).orderBy(direction(time), direction(id)).limit(sampled)
      const [found] = await db
        .select({ count: count() })
        .from(table)
        .where(and(inArray(id, end), wanted))
      return found?.count ?? 0
    }),
  )
  return held.every((some) => some >= (sampled * percent) / 100)
}

/** The ids of a page by reading from the newest row on. */
const readIds = async (
  { db }: DbCtx,
  { table, id, time }: Searched,
  wanted: SQL | undefined,
  { limit, offset }: Window,
): Promise<string[]> => {
  const rows = await db
    .select({ id })
    .from(table)
    .where(wanted)
    .orderBy(desc(time), desc(id))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => String(row.id))
}

/**
 * The ids of one page of the rows that a word finds, newest first, and how many these are. Of few, the index names all and they
 * are sorted. Of more than are counted, and of common ones, the newest are met soon by reading from there. The planner is left no
 * choice between the two: for a word that stands nowhere it may read the whole table.
 */
export const findPage = async (
  ctx: DbCtx,
  searched: Searched,
  { byIndex, byReading }: Wanted,
  { limit, offset, counted, commonPercent }: Window & SearchLimits,
): Promise<Total & { ids: string[] }> => {
  const { table, id, time } = searched
  const window = { limit, offset }
  if (await isCommon(ctx, searched, byReading, commonPercent)) {
    const [ids, total] = await Promise.all([
      readIds(ctx, searched, byReading, window),
      countUpTo(ctx, table, byReading, counted),
    ])
    return { ids, ...total }
  }
  const named = ctx.db
    .select({ id: sql<string>`${id}`.as('named_id'), time: sql`${time}`.as('named_time') })
    .from(table)
    .where(byIndex)
    .limit(counted + 1)
    .as('named')
  const page = await ctx.db
    .select({ id: named.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(named)
    .orderBy(desc(named.time), desc(named.id))
    .limit(limit)
    .offset(offset)
  const [first] = page
  const total = first
    ? { totalElements: Math.min(first.total, counted), totalIsExact: first.total <= counted }
    : await countUpTo(ctx, table, byIndex, counted)
  const ids = total.totalIsExact ? page.map((row) => row.id) : await readIds(ctx, searched, byReading, window)
  return { ids, ...total }
}

/** The ids of the newest rows that a word finds, without counting the others; of few, all of them, in no order. */
export const findNewestIds = async (
  ctx: DbCtx,
  searched: Searched,
  { byIndex, byReading }: Wanted,
  { limit, counted, commonPercent }: { limit: number } & SearchLimits,
): Promise<string[]> => {
  const { table, id } = searched
  const window = { limit, offset: 0 }
  if (await isCommon(ctx, searched, byReading, commonPercent)) return readIds(ctx, searched, byReading, window)
  const named = await ctx.db
    .select({ id })
    .from(table)
    .where(byIndex)
    .limit(counted + 1)
  // The index names them in no order, so that of too many the newest might not be among them: these are met by reading.
  return named.length > counted ? readIds(ctx, searched, byReading, window) : named.map((row) => String(row.id))
}
