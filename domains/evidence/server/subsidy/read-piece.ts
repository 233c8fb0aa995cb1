import { drawView, type FileKind, readAttached } from '@portal/files/server'
import { type Ctx, isAppFailure } from '@portal/platform/server'
import { type EvidenceRecord, evidenceKeyOf, type Original, originalKeyOf } from '../keys-of.ts'
import { rereadOriginal } from '../read-original.ts'
import { attachedKind, type OwnPaper } from './pack-contents.ts'
import type { Piece } from './plan-pack.ts'

export type ReadingCtx = Pick<Ctx, 'db' | 'cipher' | 'storage' | 'log'>

/** Pixels of the longer side of a page: 250 dpi on A4. */
const printedSide = 2_900

const drawn = async (kind: FileKind, page: number, bytes: Buffer): Promise<Buffer | undefined> => {
  try {
    return await drawView(kind, page, async () => bytes, printedSide)
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
  const key = originalKeyOf(ctx, original, evidenceKeyOf(ctx, record))
  const read = await rereadOriginal(ctx, original, key)
  return read.state === 'intact' ? drawn(original.kind as FileKind, 1, read.bytes) : undefined
}

/** The bytes of an own paper; undefined where they are gone or changed, which the log then tells. */
export const readPaper = async (
  ctx: ReadingCtx,
  { fileId, evidenceId }: OwnPaper,
): Promise<{ kind: FileKind; bytes: Buffer } | undefined> => {
  try {
    const { file, bytes } = await readAttached(ctx, { id: fileId, kind: attachedKind, ref: evidenceId })
    return { kind: file.kind, bytes }
  } catch (error) {
    if (isAppFailure(error) && (error.code === 'file.damaged' || error.code === 'record.not_found')) return undefined
    throw error
  }
}

/** One page of a piece as an upright picture, metadata left behind; undefined where it cannot be read. `page` from 1. */
export const drawPiece = async (
  ctx: ReadingCtx,
  { leaf }: Piece,
  { page, record }: { page: number; record: EvidenceRecord },
): Promise<Buffer | undefined> => {
  if ('original' in leaf) return drawOriginal(ctx, leaf.original, record)
  const paper = await readPaper(ctx, leaf.paper)
  return paper && drawn(paper.kind, page, paper.bytes)
}
