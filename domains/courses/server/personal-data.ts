import type { Ctx } from '@portal/platform/server'

const columns = { contact: 'contact_name_sealed', mobile: 'contact_phone_sealed' } as const
type PersonalField = keyof typeof columns

const placeOf = (field: PersonalField, row: string) => ({ table: 'course_sign_up', column: columns[field], row })

export const sealField = (ctx: Pick<Ctx, 'cipher'>, field: PersonalField, row: string, text: string): string =>
  ctx.cipher.seal(text, placeOf(field, row))

export const showField = (ctx: Pick<Ctx, 'cipher'>, field: PersonalField, row: string, sealed: string): string =>
  ctx.cipher.show(sealed, placeOf(field, row))

/** The fingerprint of a phone number, by which a whole number can be searched, with or without hyphens. */
export const phoneFingerprint = (ctx: Pick<Ctx, 'cipher'>, phone: string): string =>
  ctx.cipher.fingerprint(phone.replaceAll('-', ''), 'course.phone')
