import sharp, { type Sharp } from 'sharp'
import { type PictureType, pictureTypes, pictureWidths } from '../contract/picture.ts'
import { fail } from './failures.ts'
import type { FileKind } from './file-kinds.ts'
import { pictureOf } from './open-picture.ts'

export type Rendition = { type: PictureType; width: number; bytes: Buffer }
export type Drawn = { width: number; height: number; renditions: Rendition[] }

const seconds = 30

/** Quality settings at which neither drawings nor photos lose anything that a reader would see. */
const encoders: Record<PictureType, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 58, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 4 }),
}

/**
 * The picture as bare pixels, turned upright, in the widest width that is needed. The file is decoded once, and nothing of
 * it but its colours is left.
 */
const pixelsOf = async (bytes: Buffer, kind: FileKind) => {
  const picture = pictureOf(bytes, kind) ?? fail('file.picture_unreadable')
  try {
    return await picture
      .autoOrient()
      .resize({ width: pictureWidths[0], withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .timeout({ seconds })
      .toBuffer({ resolveWithObject: true })
  } catch {
    return fail('file.picture_unreadable')
  }
}

/**
 * Draws a picture in every type and width of a public picture: turned as its camera was held, without its metadata (place,
 * camera, colour profile), and never wider than the original. Fails with `file.picture_unreadable` if no decoder can read
 * the picture to its end.
 */
export const drawRenditions = async (bytes: Buffer, kind: FileKind): Promise<Drawn> => {
  const { data, info } = await pixelsOf(bytes, kind)
  const { width, height, channels } = info
  const widths = [...new Set(pictureWidths.map((one) => Math.min(one, width)))]
  const renditions: Rendition[] = []
  for (const type of pictureTypes) {
    for (const one of widths) {
      const picture = sharp(data, { raw: { width, height, channels } }).resize({ width: one })
      renditions.push({ type, width: one, bytes: await encoders[type](picture).timeout({ seconds }).toBuffer() })
    }
  }
  return { width, height, renditions }
}
