import { type Ctx, sealedFields } from '@portal/platform/server'
import { requests } from './request.table.ts'

export const { seal: sealField, open: openField, show: showField } = sealedFields(requests)

/** The fingerprint by which a whole phone number is found, whether it is written with or without hyphens. */
export const phoneFingerprint = (ctx: Pick<Ctx, 'cipher'>, phone: string): string =>
  ctx.cipher.fingerprint(phone.replaceAll('-', ''), 'request.phone')
