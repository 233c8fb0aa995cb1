import { attachFiles, fileLinks } from '@portal/files/server'
import type { Ctx } from '@portal/platform/server'
import { requestLimits, type VoucherFile, voucherText } from '../contract/index.ts'
import type { Deed } from './deed.ts'

/** The files domain knows the files of a request by this noun and the request's id. */
const kind = 'protection-request'

/** Ties the sender's uploads to his request, in the same transaction. */
export const attachVouchers = async (
  ctx: Deed,
  requestId: string,
  references: readonly VoucherFile[],
): Promise<void> => {
  await attachFiles(ctx, {
    references,
    purposes: ['request-attachment'],
    ownerId: ctx.actor.userId,
    kind,
    ref: requestId,
    max: requestLimits.vouchers,
    field: 'voucher',
  })
}

/** JSON text of the files with links for whoever may see the request: the caller has checked that. */
export const vouchersOf = async (ctx: Pick<Ctx, 'db' | 'now' | 'signer'>, requestId: string): Promise<string> => {
  const links = await fileLinks(ctx, { kind, ref: requestId })
  return voucherText(links.map(({ fileName, url, viewUrl, size }) => ({ fileName, url, viewUrl, size })))
}
