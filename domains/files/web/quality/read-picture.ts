import { lightOf, type Measures, meanOf, measuredSide, sharpnessOf } from '../../contract/picture-measure.ts'

const isPicture = ({ name }: File): boolean => /\.(jpe?g|png|bmp)$/i.test(name)

const decoded = async (file: File): Promise<HTMLImageElement | undefined> => {
  const picture = new Image()
  picture.src = URL.createObjectURL(file)
  try {
    await picture.decode()
    return picture
  } catch (error) {
    // A broken picture gives no hints: the server refuses it with words of its own.
    if (error instanceof DOMException) return undefined
    throw error
  } finally {
    URL.revokeObjectURL(picture.src)
  }
}

/** Measures a picture in this browser; undefined for other files, and for a picture that cannot be read. Nothing is sent. */
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
