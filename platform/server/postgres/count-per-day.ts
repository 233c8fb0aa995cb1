import { count, gte, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Day } from '../../contract/day.ts'
import type { Ctx } from '../context.ts'

/** How many rows of a table each day in Asia/Shanghai has since `first`, by their moment `at`, which needs an index. */
export const countPerDay = async (
  { db }: Pick<Ctx, 'db'>,
  from: PgTable,
  at: AnyPgColumn,
  first: Day,
): Promise<Map<Day, number>> => {
  const day = sql<Day>`to_char(${at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`.as('day')
  const rows = await db
    .select({ day, total: count() })
    .from(from)
    .where(gte(at, new Date(`${first}T00:00:00+08:00`)))
    .groupBy(sql`day`)
  return new Map(rows.map((row) => [row.day, row.total]))
}
