import { type Ctx, isAppFailure } from '@portal/platform/server'
import { type ThumbnailWidth, thumbnailWidths } from '../contract/file.ts'
import { closedSheet } from './closed-sheet.ts'
import { kindOf } from './file-kinds.ts'
import { readVerified, type StoredFile } from './get-file.ts'
import { keepInMemory } from './keep-in-memory.ts'
import { createDrawingQueues, type Drawing, drawFile } from './view-file.ts'

/** The thumbnails that this process keeps: some ten kilobytes each. */
const keep = keepInMemory<Buffer>({ max: 800 })

/**
 * Thumbnails wait apart from views, since a list asks for all of its own at once: several pages of a hundred rows have room,
 * and a view that somebody opens does not wait behind them.
 */
const queues = createDrawingQueues(400)

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
export const drawThumbnail = ({
  id,
  width,
  ...drawing
}: Drawing & { id: string; width: ThumbnailWidth }): Promise<Buffer> =>
  keep(`${id} ${width}`, () => draw(drawing, width))

/** The width that a query names by its digits. */
export const widthOf = (digits: string): ThumbnailWidth => thumbnailWidths.find((one) => String(one) === digits) ?? 320

/**
 * The thumbnail of an upload. One of a kind that has thumbnails and does not open is shown as a closed sheet, since lists ask for
 * those of all their files; others fail as `drawThumbnail` does.
 */
export const thumbnailOf = async (
  ctx: Pick<Ctx, 'storage' | 'cipher' | 'log'>,
  file: StoredFile,
  width: ThumbnailWidth,
): Promise<Buffer> => {
  const { id, kind, sha256, ownerId } = file
  try {
    return await drawThumbnail({ id, width, kind, sha256, whose: ownerId, read: () => readVerified(ctx, file) })
  } catch (error) {
    if (isAppFailure(error) && error.code === 'file.no_view' && kindOf(kind).view) return closedSheet(width)
    throw error
  }
}
