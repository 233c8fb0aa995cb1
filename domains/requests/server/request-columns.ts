import type { Ctx } from '@portal/platform/server'
import type { RequestDetails } from '../contract/detail.ts'
import type { AnyRequest } from '../contract/kinds/kind.ts'
import { type SubmitRequest, subjectOf } from '../contract/kinds.ts'
import { type openField, phoneFingerprint, sealField } from './personal-data.ts'
import type { requests } from './request.table.ts'

type Stored = typeof requests.$inferSelect

/** Leaves out fields without a value: the detail answers them as null. */
const given = (details: RequestDetails): RequestDetails =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== '' && value !== null))

/** The columns that hold a form in the row `id`: `request` is the form as the server completed it, `sent` as it was sent. */
export const columnsOf = (ctx: Pick<Ctx, 'cipher'>, id: string, request: AnyRequest, sent: SubmitRequest) => {
  const { businessType, obligeeName, appeal, voucher: _, lxrName, lxrPhone, lxrEmail, idCard, ...details } = request
  return {
    businessType,
    obligeeName: obligeeName ?? null,
    subject: subjectOf(sent),
    appeal,
    details: given(details),
    idCard: idCard ? sealField(ctx, 'idCard', id, idCard) : null,
    lxrName,
    lxrPhone: sealField(ctx, 'lxrPhone', id, lxrPhone),
    lxrPhoneFingerprint: phoneFingerprint(ctx, lxrPhone),
    lxrEmail: lxrEmail ? sealField(ctx, 'lxrEmail', id, lxrEmail) : null,
  }
}

/**
 * The reverse of `columnsOf`: a stored request as its form would send it, without its files and with the whole ID
 * number. `read` is `showField` where the form is looked at, and `openField` where it is written again: a value that no
 * key opens must not be overwritten.
 */
export const formOf = (ctx: Pick<Ctx, 'cipher'>, request: Stored, read: typeof openField): Record<string, unknown> => {
  const { businessType, details, obligeeName, appeal, lxrName } = request
  const fields = {
    ...details,
    businessType,
    obligeeName,
    appeal,
    lxrName,
    lxrPhone: read(ctx, 'lxrPhone', request),
    lxrEmail: read(ctx, 'lxrEmail', request),
    idCard: read(ctx, 'idCard', request),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))
}
