import type { JobCtx } from '@portal/platform/server'
import { and, eq, inArray } from 'drizzle-orm'
import { deadlineWishes } from './wish.table.ts'

type Things = {
  kind: string
  /** The references of the things that follow this one in their order, the first of them where it is empty; none at the end. */
  after: (ctx: JobCtx, ref: string) => Promise<string[]>
  /** Says what these shall have, in a transaction that holds them. */
  say: (ctx: JobCtx, refs: readonly string[]) => Promise<void>
}

/**
 * Has a domain say what its things shall have of which it has never said it: those that are older than this way of saying it, and
 * those whose event was lost. Returns how many there were.
 */
export const sayUnsaid = async (ctx: JobCtx, { kind, after, say }: Things): Promise<number> => {
  let said = 0
  for (let refs = await after(ctx, ''); refs.length > 0; refs = await after(ctx, refs.at(-1) ?? '')) {
    const { subjectKind, subjectRef } = deadlineWishes
    const rows = await ctx.db
      .select({ subjectRef })
      .from(deadlineWishes)
      .where(and(eq(subjectKind, kind), inArray(subjectRef, refs)))
    const there = new Set(rows.map((row) => row.subjectRef))
    const missing = refs.filter((ref) => !there.has(ref))
    if (missing.length > 0) await ctx.db.transaction((db) => say({ ...ctx, db }, missing))
    said += missing.length
  }
  return said
}
