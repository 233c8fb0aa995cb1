const decoders = ['utf-8', 'gb18030'] as const

const decode = (bytes: Buffer, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Whether the bytes are a text as spreadsheets and editors write it in China: in UTF-8, in UTF-16 with its byte order mark,
 * or in GB 18030, and neither markup nor a program.
 */
export const isPlainText = (bytes: Buffer): boolean => {
  const isUtf16 = bytes.length >= 2 && bytes.readUInt16LE(0) === 0xfeff
  const encodings = isUtf16 ? ['utf-16le'] : decoders
  const text = encodings.map((encoding) => decode(bytes, encoding)).find((one) => one !== undefined)
  if (text === undefined) return false
  return !/[^\P{Cc}\t\n\f\r]/u.test(text) && !/^\s*(<|#!|MZ|%!|@echo)/i.test(text)
}
