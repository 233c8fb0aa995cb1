import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** In dots per inch: at this density a drawing of forty units is sharp at five hundred pixels. */
const density = 1200
const drawings = import.meta.dirname

const pngOf = (svg: Buffer, width: number): Promise<Buffer> =>
  sharp(svg, { density }).resize(width).png({ compressionLevel: 9, palette: true }).toBuffer()

/** An `.ico` file with one PNG inside, a form that every browser since 2007 reads. */
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
 * Draws the pictures that the documents and the web manifest name beside the SVG: an icon for old browsers, icons for home
 * screens (iOS cuts off the corners itself, Android cuts out a circle), and the picture of a shared link.
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
