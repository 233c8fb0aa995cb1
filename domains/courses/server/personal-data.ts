import { type Ctx, sealedFields } from '@portal/platform/server'
import { signUps } from './course.table.ts'

export const { seal: sealField, show: showField } = sealedFields(signUps)

/** The fingerprint of a phone number, by which a whole number can be searched, with or without hyphens. */
export const phoneFingerprint = (ctx: Pick<Ctx, 'cipher'>, phone: string): string =>
  ctx.cipher.fingerprint(phone.replaceAll('-', ''), 'course.phone')
