import type { Ctx } from '@portal/platform/server'
import { sql } from 'drizzle-orm'

/**
 * Appending assigns the next index, signing makes the next checkpoint, an audit adds the next link to the chain of audits.
 * Of all processes only one transaction at a time may do each of them; the lock is held until that transaction ends.
 */
export const takeLock = async ({ db }: Pick<Ctx, 'db'>, act: 'append' | 'sign' | 'audit'): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`evidence log ${act}`}, 0))`)
}
