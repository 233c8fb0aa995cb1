import sharp, { type Sharp } from 'sharp'
import { bmpPixels } from './bmp-pixels.ts'
import type { FileKind } from './file-kinds.ts'
import { mostPixels } from './pictures.ts'

const limits = { limitInputPixels: mostPixels, failOn: 'error' } as const

export const rawPixels = (data: Uint8Array, width: number, height: number, channels: 3 | 4): Sharp =>
  sharp(data, { ...limits, raw: { width, height, channels } })

/**
 * A picture ready to be drawn anew, as its pixels lie in the file, not yet turned upright. Answers undefined for a bitmap
 * of a kind that we do not read.
 */
export const pictureOf = (bytes: Buffer, kind: FileKind): Sharp | undefined => {
  if (kind !== 'bmp') return sharp(bytes, limits)
  const pixels = bmpPixels(bytes)
  return pixels && rawPixels(pixels.data, pixels.width, pixels.height, 3)
}
