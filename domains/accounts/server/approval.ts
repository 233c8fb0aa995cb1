import { type ActorCtx, type Ctx, type Db, publish } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { ApprovalState } from '../contract/account.ts'
import { type ApprovalAct, approvalAfter } from '../contract/approval.ts'
import { recordAccountEvent } from './account-events.ts'
import { ensure } from './failures.ts'
import { getUser } from './user.store.ts'
import { type UserRecord, users } from './user.table.ts'

/** The account of a provider, as other domains know it. */
export type ProviderAccount = Pick<
  UserRecord,
  'id' | 'username' | 'companyName' | 'status' | 'approvalState' | 'createTime'
>

/** A provider's account; fails with `record.not_found` for every other account, as for one that is not there. */
export const getProvider = async (ctx: Pick<Ctx, 'db'>, id: string): Promise<ProviderAccount> => {
  const user = await getUser(ctx, id)
  ensure(user.userType === 'provider', 'record.not_found')
  return user
}

/** As `getProvider`, and nobody else changes the account or its approval before the caller's transaction ends. */
export const lockProvider = async (ctx: { db: Db }, id: string): Promise<ProviderAccount> => {
  const { id: userId } = await getProvider(ctx, id)
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId)).for('update')
  ensure(user, 'record.not_found')
  return user
}

/** Whether an act on the approval is possible now: an account that is disabled keeps the approval that it had. */
export const fitsApproval = (
  { status, approvalState }: Pick<ProviderAccount, 'status' | 'approvalState'>,
  act: ApprovalAct,
): boolean => status === 'active' && approvalAfter(act, approvalState) !== null

type ApprovalCtx = Omit<ActorCtx<'address'>, 'newId'>

/**
 * Moves the approval of a provider, whose account the caller has locked, and tells it by the event of the state that the
 * provider comes into: `provider.waiting`, `provider.approved` or `provider.refused`. An approval changes in no other way.
 * @throws AppFailure `account.state_conflict`
 */
export const moveApproval = async (
  ctx: ApprovalCtx,
  account: Pick<ProviderAccount, 'id' | 'status' | 'approvalState'>,
  act: ApprovalAct,
): Promise<ApprovalState> => {
  const { id: userId, status, approvalState } = account
  const next = approvalAfter(act, approvalState)
  ensure(fitsApproval(account, act) && next !== null, 'account.state_conflict')
  if (next !== approvalState) {
    await ctx.db.update(users).set({ approvalState: next }).where(eq(users.id, userId))
    const detail = { before: { status, approvalState }, after: { status, approvalState: next } }
    await recordAccountEvent(ctx, { kind: 'status_changed', userId, detail })
  }
  await publish(ctx, `provider.${next}`, { userId })
  return next
}
