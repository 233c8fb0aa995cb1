const header = 13
const blocks = { extension: 0x21, image: 0x2c, trailer: 0x3b }

/**
 * The length of a colour table in bytes (GIF89a, 18 and 20): three bytes for each colour, 0 if the flag for a table is not
 * set.
 */
const tableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

/** The offset at which the sub-blocks that begin at `at` end; undefined if they run over the end of the bytes. */
const endOfSubBlocks = (bytes: Buffer, at: number): number | undefined => {
  let next = at
  for (;;) {
    const size = bytes[next]
    if (size === undefined) return undefined
    next += 1 + size
    if (size === 0) return next
  }
}

/**
 * Whether the bytes are a GIF from beginning to end (GIF89a specification): block after block up to the trailer, with an
 * image among them and nothing behind the trailer. A script that begins with the six letters of a GIF, or that follows a
 * GIF, is refused.
 */
export const isWholeGif = (bytes: Buffer): boolean => {
  if (bytes.length < header || !/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return false
  let at = header + tableBytes(bytes[10] ?? 0)
  let images = 0
  for (;;) {
    const block = bytes[at]
    if (block === blocks.trailer) return images > 0 && bytes.subarray(at + 1).every((byte) => byte === 0)
    if (block === blocks.image) images += 1
    else if (block !== blocks.extension) return false
    // An image has a descriptor of ten bytes, its own colours, and one byte before its data; an extension has two bytes.
    const dataAt = block === blocks.image ? at + 10 + tableBytes(bytes[at + 9] ?? 0) + 1 : at + 2
    const end = endOfSubBlocks(bytes, dataAt)
    if (end === undefined) return false
    at = end
  }
}
