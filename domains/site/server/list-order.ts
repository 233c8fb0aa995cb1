import type { ChangeCtx } from '@portal/platform/server'
import { and, eq, gt, isNull, lt, max, type SQL, sql } from 'drizzle-orm'
import type { MoveForm } from '../contract/desk.ts'
import type { siteBanners, siteLinks } from './site.table.ts'

type Ordered = typeof siteLinks | typeof siteBanners
type Placed = { id: string; sort: number }

/** Runs `work` in a transaction that locks the list, so that nobody else changes it and no place is given twice. */
export const inOrder = <R>(
  ctx: ChangeCtx,
  list: 'links' | 'banners',
  work: (inside: ChangeCtx) => Promise<R>,
): Promise<R> =>
  ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`site ${list}`}, 0))`)
    return work({ ...ctx, db: tx })
  })

/** The place behind the last record of a list; `among` limits it to one group. */
export const lastPlace = async ({ db }: Pick<ChangeCtx, 'db'>, table: Ordered, among?: SQL): Promise<number> => {
  const [last] = await db
    .select({ sort: max(table.sort) })
    .from(table)
    .where(and(isNull(table.removedAt), among))
  return (last?.sort ?? 0) + 1
}

/**
 * Swaps the places of a record and its neighbour in a direction; answers the record's new place, or the old one where there was
 * no neighbour. Must run inside `inOrder`.
 */
export const swapPlaces = async (
  { db }: Pick<ChangeCtx, 'db'>,
  table: Ordered,
  { id, sort, to, among }: Placed & MoveForm & { among?: SQL | undefined },
): Promise<number> => {
  const isUp = to === 'up'
  const neighbours = await db
    .select({ id: table.id, sort: table.sort })
    .from(table)
    .where(and(isNull(table.removedAt), isUp ? lt(table.sort, sort) : gt(table.sort, sort), among))
  const [next] = neighbours.toSorted((a, b) => (isUp ? b.sort - a.sort : a.sort - b.sort))
  if (!next) return sort
  await db.update(table).set({ sort: next.sort }).where(eq(table.id, id))
  await db.update(table).set({ sort }).where(eq(table.id, next.id))
  return next.sort
}
