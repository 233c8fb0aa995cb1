import { openPicture } from './open-picture.ts'

/**
 * The longest sides to try, in pixels, each with the quality of the JPEG. The quality is lowered before the longest side
 * falls below 2,000 pixels, at which small print on a sheet of A4 is still legible.
 */
const attempts = [
  { side: 3200, quality: 0.85 },
  { side: 2600, quality: 0.8 },
  { side: 2000, quality: 0.8 },
  { side: 2000, quality: 0.65 },
  { side: 2000, quality: 0.5 },
  { side: 1600, quality: 0.65 },
  { side: 1200, quality: 0.6 },
] as const
/** A copy is made a little smaller than the limit: 1.9 of 2 MB. */
const shareOfLimit = 0.95

/** A photo as JPEG; sides in pixels. */
export type DrawnPhoto = { blob: Blob; width: number; height: number }

const draw = async (
  picture: HTMLImageElement,
  { side, quality }: (typeof attempts)[number],
): Promise<DrawnPhoto | undefined> => {
  const scale = Math.min(1, side / Math.max(picture.naturalWidth, picture.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.naturalWidth * scale)
  canvas.height = Math.round(picture.naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const { width, height } = canvas
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob ? { blob, width, height } : undefined
}

/**
 * Draws a picture as a JPEG of at most `maxBytes`; answers undefined for a file that is no picture, or that does not get
 * small enough.
 */
export const drawPhoto = async (file: File, maxBytes: number): Promise<DrawnPhoto | undefined> => {
  if (!file.type.startsWith('image/')) return undefined
  const picture = await openPicture(file)
  if (!picture) return undefined
  for (const attempt of attempts) {
    const drawn = await draw(picture, attempt)
    if (drawn && drawn.blob.size <= maxBytes) return drawn
  }
  return undefined
}

/** The name of a file with `ending` in place of its extension. */
export const renamed = (fileName: string, ending: string): string => `${fileName.replace(/\.[^.]*$/, '')}${ending}`

/**
 * A copy of a photo as a JPEG with at most `maxBytes`, a little below them, under the photo's name with `mark` behind it.
 * Answers undefined for a file that is no picture, or that does not get small enough.
 */
export const smallerPhoto = async (file: File, maxBytes: number, mark = ''): Promise<File | undefined> => {
  const drawn = await drawPhoto(file, Math.floor(maxBytes * shareOfLimit))
  return drawn && new File([drawn.blob], renamed(file.name, `${mark}.jpg`), { type: 'image/jpeg' })
}
