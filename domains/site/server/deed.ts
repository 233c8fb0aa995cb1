import type { Ctx } from '@portal/platform/server'
import { sql } from 'drizzle-orm'

/** What changing a record needs to know; without an actor the portal itself does it. */
export type Deed = Pick<Ctx, 'db' | 'now' | 'newId'> & { actor: { userId: string } | null }

/** Runs in a transaction in which nobody else changes the same list, so that places are given out once. */
export const inOrder = <R>(ctx: Deed, list: 'links' | 'banners', work: (inside: Deed) => Promise<R>): Promise<R> =>
  ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`site ${list}`}, 0))`)
    return work({ ...ctx, db: tx })
  })
