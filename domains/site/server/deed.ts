import type { Ctx } from '@portal/platform/server'
import { sql } from 'drizzle-orm'

/** What a function that changes a record needs of the context; without an actor the portal itself makes the change. */
export type Deed = Pick<Ctx, 'db' | 'now' | 'newId'> & { actor: { userId: string } | null }

/** Runs `work` in a transaction that locks the list, so that nobody else changes it and no place is given twice. */
export const inOrder = <R>(ctx: Deed, list: 'links' | 'banners', work: (inside: Deed) => Promise<R>): Promise<R> =>
  ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`site ${list}`}, 0))`)
    return work({ ...ctx, db: tx })
  })
