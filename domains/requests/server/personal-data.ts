import type { Ctx } from '@portal/platform/server'

const columns = {
  idCard: 'id_number_sealed',
  lxrPhone: 'contact_phone_sealed',
  lxrEmail: 'contact_email_sealed',
  qmfaPhone: 'full_plan_phone_sealed',
} as const
type PersonalField = keyof typeof columns

const placeOf = (field: PersonalField, row: string) => ({ table: 'protection_request', column: columns[field], row })

export const sealField = (ctx: Pick<Ctx, 'cipher'>, field: PersonalField, row: string, text: string): string =>
  ctx.cipher.seal(text, placeOf(field, row))

type Sealed = { id: string } & Partial<Record<PersonalField, string | null>>

/** The value in clear; a missing one stays null, one that no key opens fails. */
export const openField = (ctx: Pick<Ctx, 'cipher'>, field: PersonalField, request: Sealed): string | null => {
  const sealed = request[field] ?? null
  return sealed === null ? null : ctx.cipher.open(sealed, placeOf(field, request.id))
}

/** For showing; a missing value stays null, one that no key opens is named as such. */
export const showField = (
  ctx: Pick<Ctx, 'cipher'>,
  field: PersonalField,
  request: Sealed,
  mask?: (text: string) => string,
): string | null => {
  const sealed = request[field] ?? null
  return sealed === null ? null : ctx.cipher.show(sealed, placeOf(field, request.id), mask)
}

/** For finding a whole phone number, written with or without hyphens. */
export const phoneFingerprint = (ctx: Pick<Ctx, 'cipher'>, phone: string): string =>
  ctx.cipher.fingerprint(phone.replaceAll('-', ''), 'request.phone')
