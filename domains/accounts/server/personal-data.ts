import type { Ctx } from '@portal/platform/server'
import { phoneKey } from './login-name.ts'
import type { UserRecord } from './user.table.ts'

type CipherCtx = Pick<Ctx, 'cipher'>
export type Contact = { phone: string | null; email: string | null; idCard: string | null }

const columns = ['phone', 'email', 'idCard'] as const satisfies readonly (keyof Contact)[]

const placeOf = (id: string, column: keyof Contact) => ({ table: 'user_account', column, row: id })

const mapContact = (contact: Contact, change: (text: string, column: keyof Contact) => string): Contact => {
  const changed = columns.map((column) => {
    const text = contact[column]
    return [column, text === null ? null : change(text, column)] as const
  })
  return Object.fromEntries(changed) as Contact
}

export const sealContact = (ctx: CipherCtx, id: string, contact: Contact): Contact =>
  mapContact(contact, (text, column) => ctx.cipher.seal(text, placeOf(id, column)))

/** Whole, for whoever may see it; mask it before it leaves the server. */
export const openContact = (ctx: CipherCtx, user: Pick<UserRecord, 'id' | keyof Contact>): Contact =>
  mapContact(user, (sealed, column) => ctx.cipher.open(sealed, placeOf(user.id, column)))

export const phoneFingerprint = (ctx: CipherCtx, phone: string): string =>
  ctx.cipher.fingerprint(phoneKey(phone), 'user-phone')

export const emailFingerprint = (ctx: CipherCtx, email: string): string =>
  ctx.cipher.fingerprint(email.normalize('NFKC').trim().toLowerCase(), 'user-email')

export const idCardFingerprint = (ctx: CipherCtx, idCard: string): string =>
  ctx.cipher.fingerprint(idCard.toUpperCase(), 'user-id-card')
