import { type Ctx, databaseErrorCode } from '@portal/platform/server'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Settings of a statement of a search. A list of keys is asked of the index, whatever the planner guesses of it: to read the table
 * from end to end is never the better way.
 */
const limits = (ms: number): SQL => sql`select
  set_config('statement_timeout', ${String(Math.max(1, Math.ceil(ms)))}, true), set_config('enable_seqscan', 'off', true)`

const cancelled = '57014'

/** Thrown to end a read by a rollback, which takes its settings back: they must not stay with a transaction of the caller. */
const readEnds = new Error('a timed read ends')

/** Reads rows within so many ms; undefined where that takes longer. `ctx.db` is the pool, or a transaction, which goes on. */
export const timedRead = async <Row extends Record<string, unknown>>(
  ctx: Pick<Ctx, 'db'>,
  statement: SQL,
  ms: number,
): Promise<Row[] | undefined> => {
  let rows: Row[] | undefined
  try {
    await ctx.db.transaction(async (tx) => {
      await tx.execute(limits(ms))
      rows = (await tx.execute(statement)).rows as Row[]
      throw readEnds
    })
  } catch (error) {
    if (error !== readEnds && databaseErrorCode(error) !== cancelled) throw error
  }
  return rows
}
