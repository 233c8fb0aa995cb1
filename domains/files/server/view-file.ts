import { type Ctx, createGate } from '@portal/platform/server'
import type { Sharp } from 'sharp'
import { ensure, fail } from './failures.ts'
import { type FileKind, kindOf } from './file-kinds.ts'
import { readVerified, type StoredFile } from './get-file.ts'
import { pictureOf, rawPixels } from './open-picture.ts'
import { renderPage } from './render-page.ts'

/** The longer side of what is shown, in pixels: enough to read a scanned A4 page. */
const longestSide = 2_000
const seconds = 10
const viewing = createGate({ running: 2, waiting: 32 })

const pageOf = async (bytes: Buffer, page: number): Promise<Sharp> => {
  const rendered = await renderPage(bytes, { page, longestSide })
  ensure(rendered !== 'no_page', 'record.not_found')
  ensure(rendered !== 'unreadable', 'file.no_view')
  return rawPixels(rendered.data, rendered.width, rendered.height, 4)
}

const encode = async (picture: Sharp): Promise<Buffer> => {
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

/** The same for bytes that another domain keeps; they are read when their turn has come. */
export const drawView = async (kind: FileKind, page: number, read: () => Promise<Buffer>): Promise<Buffer> => {
  const { view } = kindOf(kind)
  ensure(view, 'file.no_view')
  ensure(view === 'pages' || page === 1, 'record.not_found')
  return viewing(async () => {
    const bytes = await read()
    return encode(view === 'pages' ? await pageOf(bytes, page) : (pictureOf(bytes, kind) ?? fail('file.no_view')))
  })
}
