import { extensionOf, type PurposeRule } from '../contract/purposes.ts'

/**
 * The longest sides to try, in pixels, each with the quality of the JPEG. Small print stays legible even with the last
 * pair.
 */
const attempts = [
  { side: 3200, quality: 0.85 },
  { side: 2600, quality: 0.8 },
  { side: 2000, quality: 0.75 },
  { side: 1600, quality: 0.7 },
] as const

/** A photo as JPEG; sides in pixels. */
export type DrawnPhoto = { blob: Blob; width: number; height: number }

const open = async (file: File): Promise<HTMLImageElement | undefined> => {
  const picture = new Image()
  picture.src = URL.createObjectURL(file)
  try {
    await picture.decode()
    return picture
  } catch (error) {
    // This browser cannot read the picture, such as HEIC: it is sent as it is, and the server judges it.
    if (error instanceof DOMException) return undefined
    throw error
  } finally {
    URL.revokeObjectURL(picture.src)
  }
}

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
  const picture = await open(file)
  if (!picture) return undefined
  for (const attempt of attempts) {
    const drawn = await draw(picture, attempt)
    if (drawn && drawn.blob.size <= maxBytes) return drawn
  }
  return undefined
}

export const renamed = (fileName: string, extension: string): string =>
  `${fileName.replace(/\.[^.]*$/, '')}.${extension}`

/**
 * Draws a photo anew as a JPEG that fits, since a phone's camera makes larger files than forms take, and kinds that forms
 * do not take. A file that already fits, is no picture or does not get small enough comes back as it was.
 */
export const shrinkPhoto = async (
  file: File,
  { bytes, extensions }: Pick<PurposeRule, 'bytes' | 'extensions'>,
): Promise<File> => {
  const fits = file.size <= bytes && extensions.includes(extensionOf(file.name))
  const drawn = fits ? undefined : await drawPhoto(file, bytes)
  return drawn ? new File([drawn.blob], renamed(file.name, 'jpg'), { type: 'image/jpeg' }) : file
}
