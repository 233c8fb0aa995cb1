import { encodeQR } from 'qr'
import sharp from 'sharp'

export type PhotoPlan = {
  /** The text that the code holds; without it the photo shows no code. */
  text?: string
  width?: number
  height?: number
  /** The side of the code, in pixels of the photo. */
  side?: number
  /** The angle by which the code is turned. */
  degrees?: number
  /** As the camera was held (EXIF): the pixels lie on their side where it is 6. */
  orientation?: number
  /** Out of focus, in pixels. */
  blur?: number
}

/** A photo of a wall, as uneven as walls are, on which somebody holds a code. */
export const photoWithCode = async (plan: PhotoPlan = {}): Promise<Buffer> => {
  const { text, width = 1600, height = 1200, side = 300, degrees = 0, orientation, blur } = plan
  const [across, down] = [Math.round(width / 4), Math.round(height / 4)]
  const wall = sharp({
    create: {
      width: across,
      height: down,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 130, sigma: 25 },
    },
  })
  const even = await sharp(await wall.png().toBuffer())
    .resize(width, height)
    .blur(3)
    .png()
    .toBuffer()
  const layers = text === undefined ? [] : [await codeOf(text, side, degrees)]
  const placed = layers.map((input) => ({ input, left: Math.round(width / 3), top: Math.round(height / 4) }))
  const photo = sharp(await sharp(even).composite(placed).png().toBuffer())
  if (blur !== undefined) photo.blur(blur)
  return photo
    .withMetadata(orientation === undefined ? {} : { orientation })
    .jpeg({ quality: 80 })
    .toBuffer()
}

const codeOf = async (text: string, side: number, degrees: number): Promise<Buffer> => {
  const drawn = Buffer.from(encodeQR(text, 'svg', { ecc: 'medium', border: 4 }))
  const flat = await sharp(drawn, { density: 600 }).resize(side, side).flatten({ background: '#fff' }).png().toBuffer()
  return sharp(flat).rotate(degrees, { background: '#777' }).png().toBuffer()
}
