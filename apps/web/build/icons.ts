import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Enough that drawings of forty units are sharp at half a thousand pixels. */
const density = 1200
const drawings = import.meta.dirname

const pngOf = (svg: Buffer, width: number): Promise<Buffer> =>
  sharp(svg, { density }).resize(width).png({ compressionLevel: 9, palette: true }).toBuffer()

/** An icon file with one PNG inside, as every browser since 2007 reads it. */
const icoOf = (png: Buffer, side: number): Buffer => {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/**
 * Draws what documents and manifest name beside the drawing itself: an icon for old browsers, for home screens (iOS cuts
 * the corners itself, Android a circle), and the picture that a shared link shows.
 */
export const drawIcons = async (folder: string): Promise<void> => {
  const icon = readFileSync(join(folder, 'icon.svg'))
  const maskable = readFileSync(join(drawings, 'icon-maskable.svg'))
  const share = readFileSync(join(drawings, 'share.svg'))
  const keep = (name: string, bytes: Buffer) => writeFileSync(join(folder, name), bytes)
  keep('favicon.ico', icoOf(await pngOf(icon, 32), 32))
  keep('apple-touch-icon.png', await pngOf(maskable, 180))
  keep('icon-192.png', await pngOf(maskable, 192))
  keep('icon-512.png', await pngOf(maskable, 512))
  keep('share.png', await sharp(share).png({ compressionLevel: 9 }).toBuffer())
}
