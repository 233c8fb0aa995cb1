import type { Ctx } from '@portal/platform/server'
import { phoneKey } from './login-name.ts'
import type { UserRecord } from './user.table.ts'

type CipherCtx = Pick<Ctx, 'cipher'>
export type Contact = { phone: string | null; email: string | null; idCard: string | null }

const columns = ['phone', 'email', 'idCard'] as const satisfies readonly (keyof Contact)[]

const placeOf = (id: string, column: keyof Contact) => ({ table: 'user_account', column, row: id })

const mapContact = (contact: Contact, change: (text: string, column: keyof Contact) => string | null): Contact => {
  const changed = columns.map((column) => {
    const text = contact[column]
    return [column, text === null ? null : change(text, column)] as const
  })
  return Object.fromEntries(changed) as Contact
}

export const sealContact = (ctx: CipherCtx, id: string, contact: Contact): Contact =>
  mapContact(contact, (text, column) => ctx.cipher.seal(text, placeOf(id, column)))

type Sealed = Pick<UserRecord, 'id' | keyof Contact>

/**
 * The contact data in clear, for callers who may see it; they must mask it before it leaves the server. A value that no
 * key opens counts as missing.
 */
export const openContact = (ctx: CipherCtx, user: Sealed): Contact =>
  mapContact(user, (sealed, column) => ctx.cipher.find(sealed, placeOf(user.id, column)) ?? null)

type Masks = Partial<Record<keyof Contact, (text: string) => string>>

/** The contact data to be shown, each value under its mask; a value that no key opens shows a text that says so. */
export const showContact = (ctx: CipherCtx, user: Sealed, masks: Masks): Contact =>
  mapContact(user, (sealed, column) => ctx.cipher.show(sealed, placeOf(user.id, column), masks[column]))

/** The names to which the seals of accounts are bound; they differ from the names of the columns. */
export const accountSeals = [
  { column: 'user_account.phone_sealed', boundTo: 'phone' },
  { column: 'user_account.email_sealed', boundTo: 'email' },
  { column: 'user_account.id_card_sealed', boundTo: 'idCard' },
] as const

export const phoneFingerprint = (ctx: CipherCtx, phone: string): string =>
  ctx.cipher.fingerprint(phoneKey(phone), 'user-phone')

export const emailFingerprint = (ctx: CipherCtx, email: string): string =>
  ctx.cipher.fingerprint(email.normalize('NFKC').trim().toLowerCase(), 'user-email')

export const idCardFingerprint = (ctx: CipherCtx, idCard: string): string =>
  ctx.cipher.fingerprint(idCard.toUpperCase(), 'user-id-card')
