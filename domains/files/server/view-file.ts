import { type Ctx, createFairGate } from '@portal/platform/server'
import type { Sharp } from 'sharp'
import { ensure, fail } from './failures.ts'
import { type FileKind, kindOf } from './file-kinds.ts'
import { readVerified, type StoredFile } from './get-file.ts'
import { pictureOf, rawPixels } from './open-picture.ts'
import { countPages, renderPage } from './render-page.ts'
import { createUndrawable } from './undrawable.ts'

/** The longer side of what is shown, in pixels: enough to read a scanned A4 page on a screen. */
const shownSide = 2_000
const seconds = 10

/**
 * Pictures and pages of PDFs are drawn apart, one of each owner at a time: a PDF that is made to be slow keeps nobody's
 * picture waiting, and its owner's next one alone.
 */
const places = { running: 2, waiting: 32, each: 1, eachWaiting: 32 }
const drawPicture = createFairGate(places)
const drawPage = createFairGate(places)
const undrawable = createUndrawable()

/** What is to be drawn. */
type Drawing = {
  kind: FileKind
  /** From 1. */
  page: number
  /** The id of the user whose file it is. */
  whose: string
  /** The digest of the bytes, by which a page that cannot be drawn is known again; not of what we made ourselves. */
  sha256?: string
  /** Called when the turn has come. */
  read: () => Promise<Buffer>
  /** In pixels; more for what is printed. */
  longestSide?: number
}

const pageOf = async (bytes: Buffer, page: number, longestSide: number): Promise<Sharp> => {
  const rendered = await renderPage(bytes, { page, longestSide })
  ensure(rendered !== 'no_page', 'record.not_found')
  ensure(rendered !== 'unreadable', 'file.no_view')
  return rawPixels(rendered.data, rendered.width, rendered.height, 4)
}

const encode = async (picture: Sharp, longestSide: number): Promise<Buffer> => {
  try {
    return await picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .timeout({ seconds })
      .toBuffer()
  } catch {
    return fail('file.no_view')
  }
}

/**
 * A JPEG of what a file shows, at most 2,000 pixels a side: a picture re-encoded, so that nothing of its bytes and none
 * of its metadata (place, camera) is left, or one page of a PDF, from 1. Fails with `file.no_view` for what cannot be
 * shown and `record.not_found` beyond the last page.
 */
export const viewOf = async (ctx: Pick<Ctx, 'storage' | 'log'>, file: StoredFile, page: number): Promise<Buffer> => {
  const { kind, sha256, ownerId } = file
  return drawView({ kind, page, sha256, whose: ownerId, read: () => readVerified(ctx, file) })
}

/** The same for bytes that another domain keeps. */
export const drawView = async ({
  kind,
  page,
  whose,
  sha256,
  read,
  longestSide = shownSide,
}: Drawing): Promise<Buffer> => {
  const { view } = kindOf(kind)
  ensure(view, 'file.no_view')
  ensure(view === 'pages' || page === 1, 'record.not_found')
  if (view === 'picture') {
    return drawPicture(whose, async () => encode(pictureOf(await read(), kind) ?? fail('file.no_view'), longestSide))
  }
  const draw = async () => encode(await pageOf(await read(), page, longestSide), longestSide)
  return drawPage(whose, sha256 === undefined ? draw : () => undrawable.draw(sha256, page, draw))
}

/** How many pages a PDF has; `locked` for one that opens by a password alone. In line with the pages that are drawn. */
export const pagesOfPdf = (bytes: Buffer, whose: string): Promise<number | 'locked' | 'unreadable'> =>
  drawPage(whose, () => countPages(bytes))
