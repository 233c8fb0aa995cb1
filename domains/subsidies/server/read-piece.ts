import type { EvidenceRecord, Original } from '@portal/evidence/server'
import { readOriginal } from '@portal/evidence/server'
import { drawView, type FileKind, readAttached } from '@portal/files/server'
import { type Ctx, isAppFailure } from '@portal/platform/server'
import { attachedKind, type OwnPaper } from './pack-contents.ts'
import type { Piece } from './plan-pack.ts'

export type ReadingCtx = Pick<Ctx, 'db' | 'cipher' | 'storage' | 'log'>

/** The longer side of a drawn page in pixels: 250 dpi on A4. */
const printedSide = 2_900

/** A paper that was read; `whose` is the id of its owner. */
type Read = { kind: FileKind; bytes: Buffer; sha256: string; whose: string }

const drawn = async ({ bytes, ...file }: Read, page: number): Promise<Buffer | undefined> => {
  try {
    return await drawView({ ...file, page, read: async () => bytes, longestSide: printedSide })
  } catch (error) {
    if (isAppFailure(error) && (error.code === 'file.no_view' || error.code === 'record.not_found')) return undefined
    throw error
  }
}

const drawOriginal = async (
  ctx: ReadingCtx,
  original: Original,
  record: EvidenceRecord,
): Promise<Buffer | undefined> => {
  const read = await readOriginal(ctx, record, original)
  const { sha256, ownerId } = original
  const file = { kind: original.kind as FileKind, sha256, whose: ownerId }
  return read.state === 'intact' ? drawn({ ...file, bytes: read.bytes }, 1) : undefined
}

/** The bytes of an added paper; undefined if they are gone or changed, which is then logged. */
export const readPaper = async (ctx: ReadingCtx, { fileId, evidenceId }: OwnPaper): Promise<Read | undefined> => {
  try {
    const { file, bytes } = await readAttached(ctx, { id: fileId, kind: attachedKind, ref: evidenceId })
    return { kind: file.kind, bytes, sha256: file.sha256, whose: file.ownerId }
  } catch (error) {
    if (isAppFailure(error) && (error.code === 'file.damaged' || error.code === 'record.not_found')) return undefined
    throw error
  }
}

/** One page of a paper as an upright picture without metadata; undefined if it cannot be read. `page` counts from 1. */
export const drawPiece = async (
  ctx: ReadingCtx,
  { leaf }: Piece,
  { page, record }: { page: number; record: EvidenceRecord },
): Promise<Buffer | undefined> => {
  if ('original' in leaf) return drawOriginal(ctx, leaf.original, record)
  const paper = await readPaper(ctx, leaf.paper)
  return paper && drawn(paper, page)
}
