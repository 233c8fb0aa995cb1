import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { shanghaiDayOf } from '../../contract/day.ts'
import type { SignedInCtx } from '../context.ts'

const startOfDay = (at: Date): Date => new Date(`${shanghaiDayOf(at)}T00:00:00+08:00`)

type Counted = { what: string; table: PgTable; owner: AnyPgColumn; createTime: AnyPgColumn; where?: SQL }

/**
 * How many rows of a table the caller has made today in Asia/Shanghai. Calls of the same moment are counted one after the other,
 * as long as each runs in a transaction that also makes its row.
 */
export const countToday = async (
  { db, now, actor }: Pick<SignedInCtx, 'db' | 'now' | 'actor'>,
  { what, table, owner, createTime, where }: Counted,
): Promise<number> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${what} ${actor.userId}`}, 0))`)
  return db.$count(table, and(eq(owner, actor.userId), where, gte(createTime, startOfDay(now()))))
}
