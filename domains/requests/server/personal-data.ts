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

/** A sealed field in clear text; a missing value stays null. Fails where no key opens the seal. */
export const openField = (ctx: Pick<Ctx, 'cipher'>, field: PersonalField, request: Sealed): string | null => {
  const sealed = request[field] ?? null
  return sealed === null ? null : ctx.cipher.open(sealed, placeOf(field, request.id))
}

/**
 * A sealed field to be shown, masked if asked; a missing value is null, and one that no key opens shows a text that
 * says so.
 */
export const showField = (
  ctx: Pick<Ctx, 'cipher'>,
  field: PersonalField,
  request: Sealed,
  mask?: (text: string) => string,
): string | null => {
  const sealed = request[field] ?? null
  return sealed === null ? null : ctx.cipher.show(sealed, placeOf(field, request.id), mask)
}

/** The fingerprint by which a whole phone number is found, whether it is written with or without hyphens. */
export const phoneFingerprint = (ctx: Pick<Ctx, 'cipher'>, phone: string): string =>
  ctx.cipher.fingerprint(phone.replaceAll('-', ''), 'request.phone')
