import type { Ctx } from '@portal/platform/server'
import { count, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { deskLimits } from '../../contract/limits.ts'

/** Counts rows up to the limit, since nobody pages further; beyond it the count is not exact. */
export const countUpTo = async (
  ctx: Pick<Ctx, 'db'>,
  from: PgTable,
  wanted: SQL | undefined,
): Promise<{ totalElements: number; totalIsExact: boolean }> => {
  const { counted } = deskLimits
  const some = ctx.db
    .select({ one: sql`1`.as('one') })
    .from(from)
    .where(wanted)
    .limit(counted + 1)
    .as('some')
  const [found] = await ctx.db.select({ total: count() }).from(some)
  const total = found?.total ?? 0
  return { totalElements: Math.min(total, counted), totalIsExact: total <= counted }
}
