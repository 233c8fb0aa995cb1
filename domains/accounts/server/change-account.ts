import { type Ctx, publish, refuseField, type SignedInCtx } from '@portal/platform/server'
import { eq, sql } from 'drizzle-orm'
import { maskEmail, maskIdCard, maskPhone } from '../contract/masking.ts'
import { isMasked } from '../contract/save-user.ts'
import { recordAccountEvent } from './account-events.ts'
import { ensure } from './failures.ts'
import {
  emailFingerprint,
  emailPlace,
  findField,
  idCardFingerprint,
  phoneFingerprint,
  phonePlace,
  sealField,
} from './personal-data.ts'
import { type UserRecord, users } from './user.table.ts'

type ChangeCtx = Pick<Ctx, 'db' | 'now' | 'cipher' | 'address'> & Pick<SignedInCtx, 'actor'>

const sealedNames = ['phone', 'email', 'idCard', 'note'] as const
type SealedName = (typeof sealedNames)[number]

/** Fields of an account as they were sent; one that is missing stays, `''` empties it. */
export type AccountChanges = Partial<Record<SealedName | 'companyName', string | undefined>>

const masks = { phone: maskPhone, email: maskEmail, idCard: maskIdCard, note: undefined } as const

/** What a field becomes; undefined where it stays: it was not sent, or it came back as it is stored or shown. */
const changed = (ctx: ChangeCtx, user: UserRecord, name: SealedName, typed: string | undefined) => {
  if (typed === undefined) return undefined
  const stored = findField(ctx, name, user)
  const shown = stored === null ? '' : (masks[name]?.(stored) ?? stored)
  if (typed === (stored ?? '') || typed === shown) return undefined
  if (masks[name] && isMasked(typed)) refuseField(name, '请填写完整内容，不要带星号')
  return typed === '' ? null : typed
}

const fingerprints = { phone: phoneFingerprint, email: emailFingerprint, idCard: idCardFingerprint, note: undefined }
const fingerprintColumns = {
  phone: 'phoneFingerprint',
  email: 'emailFingerprint',
  idCard: 'idCardFingerprint',
} as const

const columnsOf = (ctx: ChangeCtx, { id }: UserRecord, name: SealedName, text: string | null) => ({
  [name]: sealField(ctx, name, id, text),
  ...(name !== 'note' && { [fingerprintColumns[name]]: text && (fingerprints[name]?.(ctx, text) ?? null) }),
})

/**
 * Tells of other contact data: the user by the addresses that the account has now, and the owners of the old mail address and
 * phone, which no account holds any more, by a mail and a call of the gateway of their own. Both travel sealed.
 */
const tellContacts = async (ctx: ChangeCtx, user: UserRecord, names: readonly string[]): Promise<void> => {
  if (!names.some((name) => name === 'phone' || name === 'email' || name === 'idCard')) return
  await publish(ctx, 'account.contact_changed', { userId: user.id })
  if (names.includes('email') && user.email !== null)
    await publish(ctx, 'account.email_left', { sealed: user.email, place: emailPlace(user.id) })
  if (names.includes('phone') && user.phone !== null)
    await publish(ctx, 'account.phone_left', { sealed: user.phone, place: phonePlace(user.id), byPhone: true })
}

/**
 * Changes fields of an account whose row the caller has locked, and tells the user of other contact data. Nothing happens
 * where all of them are as they were. Answers the version that the account has then, and which fields are other ones.
 * @throws AppFailure `account.newer_profile` where somebody else has changed it since `read`
 */
export const changeAccount = async (
  ctx: ChangeCtx,
  user: UserRecord,
  { read, changes }: { read: number; changes: AccountChanges },
): Promise<{ version: number; fields: string[] }> => {
  const { companyName, version } = user
  ensure(read === version, 'account.newer_profile', { current: { version, companyName } })
  const news = sealedNames.flatMap((name) => {
    const text = changed(ctx, user, name, changes[name])
    return text === undefined ? [] : [{ name, text }]
  })
  const company = changes.companyName === undefined ? companyName : changes.companyName || null
  const names = [...news.map(({ name }) => name), ...(company === companyName ? [] : ['companyName'])]
  if (names.length === 0) return { version, fields: [] }
  if (news.some(({ name, text }) => name === 'phone' && text === null)) refuseField('phone', '请输入手机号')
  const columns = news.map(({ name, text }) => columnsOf(ctx, user, name, text))
  await ctx.db
    .update(users)
    .set({ ...Object.assign({}, ...columns), companyName: company, version: sql`${users.version} + 1` })
    .where(eq(users.id, user.id))
  await recordAccountEvent(ctx, { kind: 'profile_changed', userId: user.id, detail: { fields: names } })
  await tellContacts(ctx, user, names)
  return { version: version + 1, fields: names }
}
