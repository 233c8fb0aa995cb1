import sharp from 'sharp'
import { readBmp } from './bmp.ts'

export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp'
export type PictureSize = { width: number; height: number }

/** The most pixels of a picture; a larger picture is never decoded. */
export const mostPixels = 25_000_000

/**
 * Width and height of a picture as its headers tell, without decoding it; undefined if the bytes are no picture of this
 * kind.
 */
export const pictureSize = async (bytes: Buffer, kind: PictureKind): Promise<PictureSize | undefined> => {
  if (kind === 'bmp') return readBmp(bytes)
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return format === kind && width > 0 && height > 0 ? { width, height } : undefined
  } catch {
    return undefined
  }
}
