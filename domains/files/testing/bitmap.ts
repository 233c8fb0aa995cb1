type Options = { width?: number; height?: number; bits?: 1 | 4 | 8 | 24 | 32; topDown?: boolean }

/** A plain Windows bitmap: the upper half red, the lower half blue. */
export const bitmapOf = ({ width = 8, height = 8, bits = 24, topDown = false }: Options = {}): Buffer => {
  const colours = bits <= 8 ? 2 ** bits : 0
  const stride = Math.ceil((width * bits) / 32) * 4
  const dataAt = 54 + colours * 4
  const bytes = Buffer.alloc(dataAt + stride * height)
  bytes.write('BM')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(dataAt, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(topDown ? -height : height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(bits, 28)
  if (colours > 0) bytes.set([0, 0, 255, 0, 255, 0, 0, 0], 54)
  for (let row = 0; row < height; row += 1) {
    const isUpper = topDown ? row < height / 2 : row >= height / 2
    for (let x = 0; x < width; x += 1) {
      const at = dataAt + row * stride
      if (bits >= 24) bytes.set(isUpper ? [0, 0, 255] : [255, 0, 0], at + (x * bits) / 8)
      else if (!isUpper) {
        const byte = at + Math.floor((x * bits) / 8)
        bytes[byte] = (bytes[byte] ?? 0) | (1 << (8 - bits - ((x * bits) % 8)))
      }
    }
  }
  return bytes
}
