import type { ById, SignedInCtx } from '@portal/platform/server'
import { recordAccountEvent } from './account-events.ts'
import { forgetDevices } from './devices.ts'
import { ensure } from './failures.ts'
import { recordUserAct } from './record-user-act.ts'
import { removeFactor } from './second-factor.store.ts'
import { endSessions } from './sessions.ts'
import { getUser } from './user.store.ts'

/**
 * Removes the second factor of another user who has lost his app. He is signed out everywhere, since whoever has found the
 * phone may be signed in on it.
 */
export const resetFactor = async (
  ctx: Pick<SignedInCtx, 'db' | 'now' | 'actor' | 'address' | 'act'>,
  { params }: ById,
): Promise<Record<string, never>> => {
  const user = await getUser(ctx, params.id)
  // The call is the top-level administrator's alone; he helps another one too, and ends his own by his own code.
  ensure(user.id !== ctx.actor.userId, 'access.denied')
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    ensure(await removeFactor(inside, user.id), 'account.state_conflict')
    await endSessions(inside, user.id)
    await forgetDevices(inside, user.id, { except: null })
    await recordAccountEvent(inside, { kind: 'second_factor_reset', userId: user.id })
    await recordUserAct(inside, user, { before: { secondFactor: true }, after: { secondFactor: false } })
  })
  return {}
}
