import { type Ctx, type Place, sealedFields } from '@portal/platform/server'
import { phoneKey } from './login-name.ts'
import { users } from './user.table.ts'

type CipherCtx = Pick<Ctx, 'cipher'>

/**
 * The contact data of users. Whoever opens it must mask it before it leaves the server. `accountSeals` tells the names to
 * which the values are bound, since these differ from the names of the columns.
 */
const sealed = sealedFields(users, { phone: 'phone', email: 'email', idCard: 'idCard' })
export const { seal: sealField, find: findField, show: showField, seals: accountSeals } = sealed

/** Where mail address and phone of an account are stored, for whoever is handed what is sealed there. */
export const emailPlace = (userId: string): Place => sealed.placeOf('email', userId)
export const phonePlace = (userId: string): Place => sealed.placeOf('phone', userId)

export const phoneFingerprint = (ctx: CipherCtx, phone: string): string =>
  ctx.cipher.fingerprint(phoneKey(phone), 'user-phone')

export const emailFingerprint = (ctx: CipherCtx, email: string): string =>
  ctx.cipher.fingerprint(email.normalize('NFKC').trim().toLowerCase(), 'user-email')

export const idCardFingerprint = (ctx: CipherCtx, idCard: string): string =>
  ctx.cipher.fingerprint(idCard.toUpperCase(), 'user-id-card')

/** By it a user name of a closed account is kept from others, without being stored. */
export const usernameFingerprint = (ctx: CipherCtx, key: string): string => ctx.cipher.fingerprint(key, 'user-name')
