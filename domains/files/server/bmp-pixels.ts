import { readBmp } from './bmp.ts'

/** Pixels from the top left, three bytes each: red, green, blue. */
export type Pixels = { data: Buffer; width: number; height: number }

type ReadPixel = (row: number, x: number) => number

/** Answers a function that tells where the blue, green and red of a pixel stand: in the palette, or in the row itself. */
const pixelReader = (
  bytes: Buffer,
  bitsPerPixel: number,
  paletteAt: number,
  colours: number,
): ReadPixel | undefined => {
  if (bitsPerPixel === 24 || bitsPerPixel === 32) return (row, x) => row + x * (bitsPerPixel / 8)
  if (bitsPerPixel > 8) return undefined
  const perByte = 8 / bitsPerPixel
  const mask = 2 ** bitsPerPixel - 1
  return (row, x) => {
    const shift = 8 - bitsPerPixel * ((x % perByte) + 1)
    const index = ((bytes[row + Math.floor(x / perByte)] ?? 0) >> shift) & mask
    return paletteAt + Math.min(index, colours - 1) * 4
  }
}

/**
 * Decodes plain bitmaps of 1, 4, 8, 24 and 32 bits, which the picture library does not read; answers undefined for other
 * bitmaps.
 */
export const bmpPixels = (bytes: Buffer): Pixels | undefined => {
  const bmp = readBmp(bytes)
  if (!bmp || (bmp.compression !== 0 && !(bmp.compression === 3 && bmp.bitsPerPixel === 32))) return undefined
  const { width, height, topDown, dataAt, stride } = bmp
  const at = pixelReader(bytes, bmp.bitsPerPixel, bmp.paletteAt, bmp.colours)
  if (!at) return undefined
  const data = Buffer.alloc(width * height * 3)
  let out = 0
  for (let y = 0; y < height; y += 1) {
    const row = dataAt + stride * (topDown ? y : height - 1 - y)
    for (let x = 0; x < width; x += 1) {
      const pixel = at(row, x)
      data[out] = bytes[pixel + 2] ?? 0
      data[out + 1] = bytes[pixel + 1] ?? 0
      data[out + 2] = bytes[pixel] ?? 0
      out += 3
    }
  }
  return { data, width, height }
}
