import { lightOf, type Measures, meanOf, sharpnessOf } from './measure.ts'

/** Pixels at the longer side of what is measured: enough for focus and light, and read in a few milliseconds. */
const measuredSide = 720

const isPicture = ({ name }: File): boolean => /\.(jpe?g|png|bmp)$/i.test(name)

const decoded = async (file: File): Promise<HTMLImageElement | undefined> => {
  const picture = new Image()
  picture.src = URL.createObjectURL(file)
  try {
    await picture.decode()
    return picture
  } catch (error) {
    // A broken picture gives no hints; the server refuses it in its own words.
    if (error instanceof DOMException) return undefined
    throw error
  } finally {
    URL.revokeObjectURL(picture.src)
  }
}

/** Measures a picture in this browser; undefined for a document, and for what does not open. Nothing leaves the page. */
export const readPicture = async (file: File): Promise<Measures | undefined> => {
  if (!isPicture(file)) return undefined
  const picture = await decoded(file)
  if (!picture) return undefined
  const { naturalWidth: width, naturalHeight: height } = picture
  const scale = Math.min(1, measuredSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  if (!drawing) return undefined
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const light = lightOf(drawing.getImageData(0, 0, canvas.width, canvas.height).data)
  return { width, height, light: meanOf(light), sharpness: sharpnessOf(light, canvas.width, canvas.height) }
}
