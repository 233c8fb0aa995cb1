import type { Actor, Ctx } from '@portal/platform/server'
import type { AccountEventKind } from '../contract/account-events.ts'
import { accountEvents } from './account-event.table.ts'

type AccountEvent = { kind: AccountEventKind; userId: string | null; detail?: object }
type EventCtx = Pick<Ctx, 'db' | 'now'> & Partial<Pick<Ctx, 'address'>> & { actor?: Pick<Actor, 'userId'> | null }

/** Adds to the account history: who, what, when and from where. `detail` holds no personal data. */
export const recordAccountEvent = async (ctx: EventCtx, { kind, userId, detail }: AccountEvent): Promise<void> => {
  await ctx.db.insert(accountEvents).values({
    at: ctx.now(),
    kind,
    userId,
    actorId: ctx.actor?.userId ?? null,
    address: ctx.address ?? null,
    detail: detail ?? null,
  })
}
