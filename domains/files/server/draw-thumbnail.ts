import type { Ctx } from '@portal/platform/server'
import { type ThumbnailWidth, thumbnailWidths } from '../contract/file.ts'
import { readVerified, type StoredFile } from './get-file.ts'
import { createDrawingQueues, type Drawing, drawFile } from './view-file.ts'

/** How many thumbnails this process remembers: some ten kilobytes each. */
const mostRemembered = 800
const remembered = new Map<string, Buffer>()

const remember = (name: string, picture: Buffer): Buffer => {
  remembered.delete(name)
  remembered.set(name, picture)
  const [oldest] = remembered.keys()
  if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
  return picture
}

/**
 * Thumbnails wait apart from views, since a list asks for all of its own at once: several pages of a hundred rows have room,
 * and a view that somebody opens does not wait behind them.
 */
const queues = createDrawingQueues(400)
/** The drawings that are asked for and not done yet. */
const underWay = new Map<string, Promise<Buffer>>()

/** A page is drawn twice as large as its thumbnail is wide, so that its letters become grey and not dots. */
const pageScale = 2

const draw = (drawing: Drawing, width: ThumbnailWidth): Promise<Buffer> =>
  drawFile(drawing, {
    queues,
    page: 1,
    longestSide: width * pageScale,
    encode: (upright) =>
      upright
        .resize({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .webp({ quality: 76 }),
  })

/**
 * A thumbnail of bytes that another domain keeps under `id`, as WebP: encoded anew, so that none of the file's bytes are
 * left, as wide as asked for and at most twice as high. The caller has checked that the reader may see it, and asks for
 * none of a paper that must not be shown small, such as a passport. Whoever asks while the same thumbnail is being drawn
 * gets that drawing. Fails with `file.no_view` for a file that cannot be drawn.
 */
export const drawThumbnail = async ({
  id,
  width,
  ...drawing
}: Drawing & { id: string; width: ThumbnailWidth }): Promise<Buffer> => {
  const name = `${id} ${width}`
  const known = remembered.get(name)
  if (known) return remember(name, known)
  const begun = underWay.get(name)
  if (begun) return begun
  const drawn = draw(drawing, width)
  underWay.set(name, drawn)
  try {
    return remember(name, await drawn)
  } finally {
    underWay.delete(name)
  }
}

/** The width that a query names by its digits. */
export const widthOf = (digits: string): ThumbnailWidth => thumbnailWidths.find((one) => String(one) === digits) ?? 320

/** The thumbnail of an upload. Fails as `drawThumbnail` does. */
export const thumbnailOf = (
  ctx: Pick<Ctx, 'storage' | 'cipher' | 'log'>,
  file: StoredFile,
  width: ThumbnailWidth,
): Promise<Buffer> => {
  const { id, kind, sha256, ownerId } = file
  return drawThumbnail({ id, width, kind, sha256, whose: ownerId, read: () => readVerified(ctx, file) })
}
