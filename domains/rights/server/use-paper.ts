import { extensionOf, type Purpose, ruleOf, tooLargeText, type UploadedFile } from '@portal/files/contract'
import { readAttached, storeFile } from '@portal/files/server'
import type { SignedInCtx } from '@portal/platform/server'
import { ensure, fail } from './failures.ts'
import { getRight, mayHavePaper } from './right-access.ts'
import { getPaper, paperFileKind } from './right-papers.ts'
import { recordTrail } from './trail.ts'

type Paper = { fileName: string; size: number }

const wrongType = (purpose: Purpose): string =>
  `此处只接受 ${ruleOf(purpose)
    .extensions.map((extension) => extension.toUpperCase())
    .join('、')} 格式的文件`

/** Why a paper does not go with a purpose; null where it does. */
export const misfitOf = ({ fileName, size }: Paper, purpose: Purpose): { type: boolean; msg: string } | null => {
  const { bytes, extensions } = ruleOf(purpose)
  if (!extensions.includes(extensionOf(fileName))) return { type: true, msg: wrongType(purpose) }
  return size > bytes ? { type: false, msg: tooLargeText(purpose) } : null
}

/**
 * Copies a paper of a right, byte for byte, into a new upload of the caller, which a form then attaches like any other: what
 * is attached to a case stays there when the vault loses its paper.
 */
export const usePaper = async (
  ctx: SignedInCtx,
  { params, body: { purpose } }: { params: { id: string; paperId: string }; body: { purpose: Purpose } },
): Promise<UploadedFile> => {
  const reached = await getRight(ctx, params.id, { need: 'use' })
  const { right } = reached
  const { fileId, kind } = await getPaper(ctx, right.id, params.paperId)
  ensure(mayHavePaper(reached, kind), 'record.not_found')
  const { file, bytes } = await readAttached(ctx, { id: fileId, kind: paperFileKind, ref: right.id })
  const misfit = misfitOf(file, purpose)
  if (misfit) return fail(misfit.type ? 'file.unsupported' : 'request.too_large', { msg: misfit.msg })
  return storeFile(ctx, {
    bytes,
    fileName: file.fileName,
    purpose,
    alongside: async (tx) => {
      const inside = { ...ctx, db: tx }
      // A delegation may have ended while the paper was read.
      ensure(mayHavePaper(await getRight(inside, right.id, { need: 'use' }), kind), 'record.not_found')
      await recordTrail(inside, right.id, 'paperUsed', { paper: kind, purpose })
    },
  })
}
