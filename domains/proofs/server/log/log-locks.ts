import type { Ctx } from '@portal/platform/server'
import { sql } from 'drizzle-orm'

/**
 * Appending gives the next index, signing the next checkpoint, an audit the next link of the chain of audits: each by one
 * transaction at a time, whichever the process.
 */
export const takeLock = async ({ db }: Pick<Ctx, 'db'>, act: 'append' | 'sign' | 'audit'): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`evidence log ${act}`}, 0))`)
}
