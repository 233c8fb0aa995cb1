import { type Ctx, createGate } from '@portal/platform/server'
import type { Sharp } from 'sharp'
import { ensure, fail } from './failures.ts'
import { type FileKind, kindOf } from './file-kinds.ts'
import { readVerified, type StoredFile } from './get-file.ts'
import { pictureOf, rawPixels } from './open-picture.ts'
import { countPages, renderPage } from './render-page.ts'

/** The longer side of what is shown, in pixels: enough to read a scanned A4 page on a screen. */
const shownSide = 2_000
const seconds = 10
const viewing = createGate({ running: 2, waiting: 32 })

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
  return drawView(file.kind, page, () => readVerified(ctx, file))
}

/**
 * The same for bytes that another domain keeps; they are read when their turn has come. `longestSide` in pixels: more for
 * what is printed.
 */
export const drawView = async (
  kind: FileKind,
  page: number,
  read: () => Promise<Buffer>,
  longestSide = shownSide,
): Promise<Buffer> => {
  const { view } = kindOf(kind)
  ensure(view, 'file.no_view')
  ensure(view === 'pages' || page === 1, 'record.not_found')
  return viewing(async () => {
    const bytes = await read()
    const picture =
      view === 'pages' ? await pageOf(bytes, page, longestSide) : (pictureOf(bytes, kind) ?? fail('file.no_view'))
    return encode(picture, longestSide)
  })
}

/** How many pages a PDF has; `locked` for one that opens by a password alone. In line with what is drawn. */
export const pagesOfPdf = (bytes: Buffer): Promise<number | 'locked' | 'unreadable'> => viewing(() => countPages(bytes))
