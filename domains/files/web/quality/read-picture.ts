import { lightOf, type Measures, meanOf, measuredSide, sharpnessOf } from '../../contract/picture-measure.ts'
import { openPicture } from '../open-picture.ts'

const isPicture = ({ name }: File): boolean => /\.(jpe?g|png|bmp)$/i.test(name)

/** Measures a picture in this browser; undefined for other files, and for a picture that cannot be read. Nothing is sent. */
export const readPicture = async (file: File): Promise<Measures | undefined> => {
  if (!isPicture(file)) return undefined
  const picture = await openPicture(file)
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
