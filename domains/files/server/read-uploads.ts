import { type Ctx, isAppFailure } from '@portal/platform/server'
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import sharp from 'sharp'
import { leastSharpness, measuredSide, sharpnessOf } from '../contract/picture-measure.ts'
import { files } from './file.table.ts'
import { fileIdOf } from './file-address.ts'
import { kindOf } from './file-kinds.ts'
import { readVerified, type StoredFile } from './get-file.ts'
import { keepInMemory } from './keep-in-memory.ts'
import { type PictureKind, pictureSize } from './pictures.ts'
import { isBlank } from './survey-file.ts'
import { startOfPdf, viewOf } from './view-file.ts'

/** What a program can tell of the bytes of a paper. What it could not tell, or did not look for, is null. */
type Reading = {
  /** False for a picture or PDF that cannot be drawn, or asks for a password. */
  readable: boolean
  /** The picture or first page has only one colour. */
  blank: boolean
  /** The shorter side of a picture, in pixels of the original. */
  side: number | null
  /** Whether a picture is less sharp than print on a paper must be. */
  blurred: boolean | null
  pages: number | null
  /** What is written on the first pages of a PDF; empty where they are pictures. */
  text: string | null
}

/** A reading, and the upload that it is of. */
type ReadUpload = Reading & { fileName: string; sha256: string }

type ReadingCtx = Pick<Ctx, 'db' | 'storage' | 'cipher' | 'log'>

const unseen: Reading = { readable: true, blank: false, side: null, blurred: null, pages: null, text: null }

const mostBytes = 16 * 1024 * 1024
/** Readings by the kind and digest of their file. They are kept in memory alone, since they hold the words of papers. */
const keep = keepInMemory<Reading>({
  maxSize: mostBytes,
  sizeCalculation: ({ text }) => 200 + 2 * (text?.length ?? 0),
})

const isBlurred = async (view: Buffer): Promise<boolean> => {
  const { data, info } = await sharp(view)
    .resize({ width: measuredSide, height: measuredSide, fit: 'inside', withoutEnlargement: true, kernel: 'linear' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharpnessOf(new Uint8ClampedArray(data), info.width, info.height) < leastSharpness.paper
}

const readPicture = async (ctx: ReadingCtx, file: StoredFile, view: Buffer): Promise<Partial<Reading>> => {
  const size = await pictureSize(await readVerified(ctx, file), file.kind as PictureKind)
  return {
    side: size ? Math.min(size.width, size.height) : null,
    blurred: await isBlurred(view),
  }
}

const readFile = async (ctx: ReadingCtx, file: StoredFile): Promise<Reading> => {
  const { view: shown } = kindOf(file.kind)
  if (!shown) return unseen
  const view = await viewOf(ctx, file, 1)
  const more =
    shown === 'picture'
      ? await readPicture(ctx, file, view)
      : await startOfPdf(await readVerified(ctx, file), file.ownerId)
  return { ...unseen, blank: await isBlank(view), ...more }
}

/** The kept reading of a file, or a new one. That it cannot be read is not kept, since the machine may only have been too busy. */
const readingOf = async (ctx: ReadingCtx, file: StoredFile): Promise<Reading> => {
  try {
    return await keep(`${file.kind} ${file.sha256}`, () => readFile(ctx, file))
  } catch (error) {
    if (isAppFailure(error) && ['file.no_view', 'record.not_found'].includes(error.code))
      return { ...unseen, readable: false }
    // Our own copy is damaged, or the store is away: that says nothing of the paper.
    if (isAppFailure(error) && error.code === 'file.damaged') return unseen
    throw error
  }
}

/**
 * Reads uploads of `ownerId` that are named by their addresses and attached to nothing, in the order of the names. What is
 * somebody else's, gone, attached or infected is left out. The bytes of a file are read once, as long as this process
 * remembers what it found; after `withinMs` no further file is read, and the rest counts as unseen.
 */
export const readUploads = async (
  ctx: ReadingCtx,
  { urls, ownerId, withinMs }: { urls: readonly string[]; ownerId: string; withinMs: number },
): Promise<ReadUpload[]> => {
  const ids = urls.flatMap((url) => fileIdOf(url) ?? [])
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select()
    .from(files)
    .where(
      and(inArray(files.id, ids), eq(files.ownerId, ownerId), isNull(files.attachedAt), ne(files.scan, 'infected')),
    )
  return readAll(
    ctx,
    ids.flatMap((id) => rows.find((row) => row.id === id) ?? []),
    withinMs,
  )
}

/**
 * Reads the files that are attached to a record, in the order of their upload, as `readUploads` does; infected ones are left out.
 * The caller has checked that they may be read.
 */
export const readPapersOf = async (
  ctx: ReadingCtx,
  { kind, ref, withinMs }: { kind: string; ref: string; withinMs: number },
): Promise<ReadUpload[]> => {
  const rows = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.attachedKind, kind), eq(files.attachedRef, ref), ne(files.scan, 'infected')))
    .orderBy(asc(files.createdAt), asc(files.id))
  return readAll(ctx, rows, withinMs)
}

/** Reads files one after the other; what is not begun within the time counts as unseen. */
const readAll = async (ctx: ReadingCtx, rows: readonly StoredFile[], withinMs: number): Promise<ReadUpload[]> => {
  const until = performance.now() + withinMs
  const found: ReadUpload[] = []
  for (const file of rows) {
    const { fileName, sha256 } = file
    const reading = performance.now() < until ? await readingOf(ctx, file) : unseen
    found.push({ ...reading, fileName, sha256 })
  }
  return found
}
