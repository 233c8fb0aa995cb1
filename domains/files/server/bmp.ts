/** What the headers of a bitmap say, in pixels and bytes; a negative height of the file means rows from top to bottom. */
export type Bmp = {
  width: number
  height: number
  topDown: boolean
  bitsPerPixel: number
  /** 0: plain; 1 and 2: run lengths; 3: bit masks. */
  compression: number
  /** The offset of the rows, and the length of one row, in bytes. */
  dataAt: number
  stride: number
  /** The offset of the palette in bytes, and the number of its colours. */
  paletteAt: number
  colours: number
}

const fileHeader = 14
const infoHeaders = [40, 52, 56, 108, 124]
const depths = [1, 4, 8, 16, 24, 32]

/** Reads the headers of a Windows bitmap; answers undefined if they do not agree with the bytes of the file. */
export const readBmp = (bytes: Buffer): Bmp | undefined => {
  if (bytes.length < fileHeader + 40 || bytes.toString('latin1', 0, 2) !== 'BM') return undefined
  const declared = bytes.readUInt32LE(2)
  const dataAt = bytes.readUInt32LE(10)
  const header = bytes.readUInt32LE(14)
  const width = bytes.readInt32LE(18)
  const signedHeight = bytes.readInt32LE(22)
  const planes = bytes.readUInt16LE(26)
  const bitsPerPixel = bytes.readUInt16LE(28)
  const compression = bytes.readUInt32LE(30)
  const height = Math.abs(signedHeight)
  const isSound =
    infoHeaders.includes(header) && planes === 1 && width > 0 && height > 0 && depths.includes(bitsPerPixel)
  if (!isSound || compression > 3 || declared > bytes.length) return undefined
  const paletteAt = fileHeader + header
  const stride = Math.ceil((width * bitsPerPixel) / 32) * 4
  const isPacked = compression === 1 || compression === 2
  const end = dataAt + (isPacked ? 1 : stride * height)
  if (dataAt < paletteAt || end > bytes.length || end > declared) return undefined
  const colours = bitsPerPixel > 8 ? 0 : bytes.readUInt32LE(46) || 2 ** bitsPerPixel
  if (colours > 2 ** bitsPerPixel || paletteAt + colours * 4 > bytes.length) return undefined
  return { width, height, topDown: signedHeight < 0, bitsPerPixel, compression, dataAt, stride, paletteAt, colours }
}
