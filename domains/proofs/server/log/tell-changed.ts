import type { Ctx } from '@portal/platform/server'
import { sql } from 'drizzle-orm'
import type { Leaves } from '../../proof/merkle.ts'
import { logEntries } from '../log.table.ts'

/** The event that says that the proofs of a statement changed; its payload is `{sha256}`. */
export const proofsChanged = 'proofs.changed'

/** Publishes `proofs.changed` for every statement among these leaves, in the transaction that changed their proofs. */
export const tellChanged = async (ctx: Pick<Ctx, 'db' | 'now'>, { from, to }: Leaves): Promise<void> => {
  await ctx.db.execute(sql`
    insert into outbox (event, data, created_at)
    select ${proofsChanged}, jsonb_build_object('sha256', ${logEntries.sha256}), ${ctx.now().toISOString()}::timestamptz
    from ${logEntries} where ${logEntries.index} >= ${from} and ${logEntries.index} < ${to} order by ${logEntries.index}`)
}
