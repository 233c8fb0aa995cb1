import * as z from 'zod/mini'

/** The widths of a thumbnail, in pixels: for a row of a list, and for a tile of a gallery. */
export const thumbnailWidths = [96, 320] as const
export type ThumbnailWidth = (typeof thumbnailWidths)[number]

const stored = {
  id: z.string(),
  /** A signed address that opens the file for 15 minutes. When a form sends it back, only the id in its path counts. */
  url: z.string(),
  fileName: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Hex. */
  sha256: z.string(),
  /**
   * A signed address of the file as a small picture, 320 pixels wide (96 by `&width=96`); of a PDF it is the first page.
   * Null for a file that cannot be drawn, for one whose purpose hides it, and in links that are written down for a reader.
   */
  thumbnail: z.nullable(z.string()),
}

/** The answer to an upload. */
export const uploadedFile = z.object(stored)
export type UploadedFile = z.infer<typeof uploadedFile>

/**
 * A file in the answer about a record. `viewUrl` shows it in the page (a page of a PDF by `&page=`); it is null for a file
 * that can only be downloaded.
 */
export const fileLink = z.object({ ...stored, viewUrl: z.nullable(z.string()) })
export type FileLink = z.infer<typeof fileLink>
