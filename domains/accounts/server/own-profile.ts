import { refuseField, type SignedInCtx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { topPid } from '../contract/account.ts'
import { refusalOfIdNumber } from '../contract/id-number.ts'
import { maskIdCard } from '../contract/masking.ts'
import type { CloseForm, OwnProfile, OwnProfileForm } from '../contract/profile.ts'
import { isMasked } from '../contract/save-user.ts'
import { changeAccount } from './change-account.ts'
import { closeAccount } from './close-account.ts'
import { ensure } from './failures.ts'
import { findField, showField } from './personal-data.ts'
import { provePassword } from './prove-password.ts'
import { getUser } from './user.store.ts'
import { type UserRecord, users } from './user.table.ts'
import { agreedOf } from './user-detail.ts'

type OwnCtx = Pick<SignedInCtx, 'db' | 'now' | 'cipher' | 'actor' | 'address' | 'act'>

/** One's own account. */
export const viewOwnProfile = async (ctx: OwnCtx): Promise<OwnProfile> => {
  const user = await getUser(ctx, ctx.actor.userId)
  return {
    companyName: user.companyName,
    phone: showField(ctx, 'phone', user),
    email: showField(ctx, 'email', user),
    idCard: showField(ctx, 'idCard', user, maskIdCard),
    agreed: await agreedOf(ctx, user.id),
    version: user.version,
  }
}

const sensitive = ['phone', 'email', 'idCard'] as const

/** Whether a field that asks for the password is to become another. */
const changesSensitive = (ctx: OwnCtx, user: UserRecord, form: OwnProfileForm): boolean =>
  sensitive.some((name) => {
    const typed = form[name]
    return typed !== undefined && !isMasked(typed) && typed !== (findField(ctx, name, user) ?? '')
  })

const lockUser = async (ctx: Pick<OwnCtx, 'db' | 'actor'>): Promise<UserRecord> => {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.actor.userId)).for('update')
  ensure(user?.status === 'active', 'record.not_found')
  return user
}

/** Changes one's own account; other contact data are told to the old and the new address. */
export const saveOwnProfile = async (ctx: OwnCtx, { body }: { body: OwnProfileForm }): Promise<{ version: number }> => {
  const { version: read, password, ...changes } = body
  const user = await getUser(ctx, ctx.actor.userId)
  if (changes.idCard && !isMasked(changes.idCard)) {
    const refusal = refusalOfIdNumber(changes.idCard)
    if (refusal !== undefined) refuseField('idCard', refusal)
  }
  if (changesSensitive(ctx, user, body)) {
    if (password === '') refuseField('password', '修改联系方式或证件号码须输入登录密码')
    await provePassword(ctx, user, password)
  }
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const { version } = await changeAccount(inside, await lockUser(inside), { read, changes })
    return { version }
  })
}

/** Closes one's own account, by the same rules as staff do it. Staff are closed by the administrator alone. */
export const closeOwnAccount = async (
  ctx: OwnCtx & Pick<SignedInCtx, 'chance' | 'personal'>,
  { body }: { body: CloseForm },
): Promise<Record<string, never>> => {
  const user = await getUser(ctx, ctx.actor.userId)
  ensure(user.userType !== 'staff' && user.pid !== topPid, 'access.denied')
  await provePassword(ctx, user, body.password)
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    await closeAccount(inside, await lockUser(inside), null)
  })
  return {}
}
