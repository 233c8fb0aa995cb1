import type { FileLink, Purpose } from '@portal/files/contract'
import { attachFiles, fileLinks } from '@portal/files/server'
import type { ActorCtx, Ctx } from '@portal/platform/server'
import { requestLimits } from '../contract/limits.ts'
import type { ShownVoucher, VoucherFile } from '../contract/voucher.ts'

/** The files domain knows the files of a request by this noun and the request's id. */
export const attachedKind = 'protection-request'

/** Attaches the sender's uploads to his request in the same transaction, if they were uploaded for one of `purposes`. */
export const attachVouchers = async (
  ctx: ActorCtx,
  requestId: string,
  {
    references,
    purposes,
    field = 'voucher',
  }: { references: readonly VoucherFile[]; purposes: readonly Purpose[]; field?: string },
): Promise<string[]> => {
  const attached = await attachFiles(ctx, {
    references,
    purposes,
    ownerId: ctx.actor.userId,
    kind: attachedKind,
    ref: requestId,
    max: requestLimits.vouchers,
    field,
  })
  return attached.map(({ id }) => id)
}

type Reading = Pick<Ctx, 'db' | 'now' | 'signer'>

/**
 * All files that a request ever had, with links; the caller has checked that the viewer may see the request. Links for
 * a member of the desk name him as `reader`, so that the owner learns who opened a file.
 */
export const filesOf = (ctx: Reading, requestId: string, reader?: string): Promise<FileLink[]> =>
  fileLinks(ctx, { kind: attachedKind, ref: requestId }, reader)

export const shownFile = ({ fileName, url, viewUrl, thumbnail, size }: FileLink): ShownVoucher => ({
  fileName,
  url,
  viewUrl,
  thumbnail,
  size,
})

/** The id of the request that a file belongs to, or null where it belongs to something else. */
export const requestOfFile = (file: { attachedKind: string | null; attachedRef: string | null }): string | null =>
  file.attachedKind === attachedKind ? file.attachedRef : null
