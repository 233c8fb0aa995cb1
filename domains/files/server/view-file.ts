import { type Ctx, createFairGate, type FairGate } from '@portal/platform/server'
import type { Sharp } from 'sharp'
import { drawnPage } from './drawn-pages.ts'
import { ensure, fail } from './failures.ts'
import { type FileKind, kindOf } from './file-kinds.ts'
import { readVerified, type StoredFile } from './get-file.ts'
import { pictureOf, rawPixels } from './open-picture.ts'
import { countPages, readStart, readText, renderPage } from './render-page.ts'
import { createUndrawable } from './undrawable.ts'

/** The longer side of a view, in pixels: enough to read a scanned A4 page on a screen. */
const shownSide = 2_000
const seconds = 10

/** The queues in which drawings wait for their turn. */
export type DrawingQueues = { picture: FairGate; page: FairGate }

/**
 * Makes a queue for pictures and one for pages of PDFs, and each queue draws one of an owner at a time: a PDF that was made
 * to be slow delays only the next page of the same owner, and no picture. `waiting` is how many drawings may wait, of one
 * owner and of all.
 */
export const createDrawingQueues = (waiting: number): DrawingQueues => {
  const places = { running: 2, waiting, each: 1, eachWaiting: waiting }
  return { picture: createFairGate(places), page: createFairGate(places) }
}

const viewQueues = createDrawingQueues(32)
const undrawable = createUndrawable()

/** The order for a picture of what a file shows. */
export type Drawing = {
  kind: FileKind
  /** The id of the file's owner, by whom the queues are fair. */
  whose: string
  /**
   * The digest of the bytes, by which a page that cannot be drawn is remembered. Left out for files that the portal has
   * made itself.
   */
  sha256?: string
  /** Reads the bytes; called when it is this order's turn. */
  read: () => Promise<Buffer>
}

type View = Drawing & {
  /** The number of the page, from 1; 1 for a picture. */
  page: number
  /** The longest side of the view in pixels; more than usual for a view that is printed. */
  longestSide?: number
}

/**
 * How a drawing is made: where it waits, the longest side at which a page is drawn, in pixels, and how its picture becomes a
 * file.
 */
type Making = { queues: DrawingQueues; page: number; longestSide: number; encode: (upright: Sharp) => Sharp }

const pageOf = async (bytes: Buffer, page: number, longestSide: number): Promise<Sharp> => {
  const rendered = await renderPage(bytes, { page, longestSide })
  ensure(rendered !== 'no_page', 'record.not_found')
  ensure(rendered !== 'unreadable', 'file.no_view')
  return rawPixels(rendered.data, rendered.width, rendered.height, 4)
}

const encoded = async (picture: Sharp, encode: Making['encode']): Promise<Buffer> => {
  try {
    return await encode(picture.autoOrient()).timeout({ seconds }).toBuffer()
  } catch {
    return fail('file.no_view')
  }
}

/** Draws a picture, or one page of a PDF, when it is the turn of its owner. Fails as `viewOf` does. */
export const drawFile = async ({ kind, whose, sha256, read }: Drawing, making: Making): Promise<Buffer> => {
  const { view } = kindOf(kind)
  const { queues, page, longestSide, encode } = making
  ensure(view, 'file.no_view')
  ensure(view === 'pages' || page === 1, 'record.not_found')
  if (view === 'picture') {
    return queues.picture(whose, async () => encoded(pictureOf(await read(), kind) ?? fail('file.no_view'), encode))
  }
  const draw = async () => encoded(await pageOf(await read(), page, longestSide), encode)
  return queues.page(whose, sha256 === undefined ? draw : () => undrawable.draw(sha256, page, draw))
}

/**
 * A JPEG of what a file shows, with at most 2,000 pixels a side: a picture is encoded anew, so that none of its bytes and
 * none of its metadata (place, camera) are left; of a PDF one page is drawn, from 1. Fails with `file.no_view` for a file
 * that cannot be shown, and with `record.not_found` for a page beyond the last.
 */
export const viewOf = async (
  ctx: Pick<Ctx, 'storage' | 'cipher' | 'log'>,
  file: StoredFile,
  page: number,
): Promise<Buffer> => {
  const { kind, sha256, ownerId } = file
  return drawView({ kind, page, sha256, whose: ownerId, read: () => readVerified(ctx, file) })
}

const drawAnew = ({ page, longestSide = shownSide, ...drawing }: View): Promise<Buffer> =>
  drawFile(drawing, {
    queues: viewQueues,
    page,
    longestSide,
    encode: (upright) =>
      upright
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .jpeg({ quality: 85 }),
  })

/**
 * Draws a view as `viewOf` does, of bytes that another domain keeps. Pages that were drawn are kept, but for those of another
 * size than usual: they are printed once, and are so large that they would crowd out the others.
 */
export const drawView = (view: View): Promise<Buffer> => {
  const { kind, sha256, page, longestSide } = view
  const isKept = kindOf(kind).view === 'pages' && longestSide === undefined
  return isKept && sha256 !== undefined ? drawnPage(sha256, page, () => drawAnew(view)) : drawAnew(view)
}

/**
 * The number of pages of a PDF; `locked` if it opens only with a password. It waits in the queue of the pages that are
 * viewed.
 */
export const pagesOfPdf = (bytes: Buffer, whose: string): Promise<number | 'locked' | 'unreadable'> =>
  viewQueues.page(whose, () => countPages(bytes))

/** What is written in a PDF, as `readText` has it; it waits in the same queue. */
export const textOfPdf = (bytes: Buffer, whose: string): Promise<string | undefined> =>
  viewQueues.page(whose, () => readText(bytes))

/** Pages and text of the start of a PDF, as `readStart` has them; it waits in the same queue. */
export const startOfPdf = (bytes: Buffer, whose: string): Promise<{ pages: number; text: string } | undefined> =>
  viewQueues.page(whose, () => readStart(bytes))
