import type { Ctx } from '@portal/platform/server'
import { sql } from 'drizzle-orm'
import type { Leaves } from '../../proof/merkle.ts'
import { logEntries } from '../log.table.ts'

/** What is known of a statement's proofs is not what it was: `{sha256}`. */
export const proofsChanged = 'proofs.changed'

/** Tells of every statement among these leaves, in the transaction that changed what is known of them. */
export const tellChanged = async (ctx: Pick<Ctx, 'db' | 'now'>, { from, to }: Leaves): Promise<void> => {
  await ctx.db.execute(sql`
    insert into outbox (event, data, created_at)
    select ${proofsChanged}, jsonb_build_object('sha256', ${logEntries.sha256}), ${ctx.now().toISOString()}::timestamptz
    from ${logEntries} where ${logEntries.index} >= ${from} and ${logEntries.index} < ${to} order by ${logEntries.index}`)
}
