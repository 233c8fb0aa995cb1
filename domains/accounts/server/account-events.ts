import type { Actor, Ctx } from '@portal/platform/server'
import { accountEvents } from './account-event.table.ts'

export type AccountEventKind =
  | 'registered'
  | 'administrator_created'
  | 'login_succeeded'
  | 'login_failed'
  | 'third_party_login'
  | 'logged_out'
  | 'session_ended'
  | 'password_changed'
  | 'old_password_failed'
  | 'password_reset'
  | 'status_changed'
  | 'settings_changed'
  | 'access_changed'
  | 'role_created'
  | 'role_changed'
  | 'role_removed'

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
