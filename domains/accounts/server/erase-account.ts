import type { JobCtx, Listener } from '@portal/platform/server'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { recordAccountEvent } from './account-events.ts'
import { readSettings } from './settings.ts'
import { users } from './user.table.ts'

export const erasedEvent = 'account.erased'

/** What a closed account leaves behind in the domains goes at once, but for what must be kept for a while, or for good. */
export const erasureListener: Listener = {
  event: erasedEvent,
  name: 'accounts.erase-at-once',
  react: async (ctx, data) => {
    const { userId } = data as { userId: string }
    for (const { eraseAtOnce } of ctx.personal)
      await ctx.db.transaction(async (tx) => eraseAtOnce?.({ ...ctx, db: tx }, userId))
  },
}

const dayMs = 86_400_000

const eraseOne = (ctx: JobCtx, id: string): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    for (const source of ctx.personal) await source.eraseLater?.(inside, id)
    await tx.update(users).set({ erasedAt: ctx.now() }).where(eq(users.id, id))
    await recordAccountEvent(inside, { kind: 'data_erased', userId: id })
  })

/** Erases what was kept for a while of the accounts that were closed long enough ago; an account is erased as a whole or not. */
export const eraseLater = async (ctx: JobCtx): Promise<void> => {
  const { retentionDays } = await readSettings(ctx)
  const before = new Date(ctx.now().getTime() - retentionDays * dayMs)
  const due = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.status, 'deleted'), isNull(users.erasedAt), lt(users.closedAt, before)))
  const failures: unknown[] = []
  // One account that cannot be erased now does not keep the others from it; the job then fails, and is seen to have failed.
  for (const { id } of due) await eraseOne(ctx, id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${due.length} accounts were not erased`)
}
