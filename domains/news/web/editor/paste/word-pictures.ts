export type PictureBytes = { type: string; bytes: Uint8Array<ArrayBuffer> }

const kinds = { pngblip: 'image/png', jpegblip: 'image/jpeg' } as const
/**
 * The tokens of Rich Text that matter here: a brace, a control word with its number and space, or a run of hexadecimal digits.
 */
const token = /[{}]|\\([a-z]+)-?\d* ?|\\[^a-z]|[0-9a-f]+/gi

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(Math.floor(hex.length / 2))
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16)
  return bytes
}

/** The picture in the group that begins at `start`; undefined where browsers cannot show its format. */
const pictureAt = (rtf: string, start: number): PictureBytes | undefined => {
  const digits: string[] = []
  let type: string | undefined
  let depth = 1
  token.lastIndex = start
  for (let found = token.exec(rtf); found && depth > 0; found = token.exec(rtf)) {
    const [text, word] = found
    if (text === '{') depth += 1
    else if (text === '}') depth -= 1
    else if (word === 'pngblip' || word === 'jpegblip') type = kinds[word]
    else if (depth === 1 && !text.startsWith('\\')) digits.push(text)
  }
  const bytes = bytesOf(digits.join(''))
  return type && bytes.length > 0 ? { type, bytes } : undefined
}

/**
 * The pictures of a Rich Text document, in their order. Word's HTML names pictures by addresses on the writer's disk, which no
 * page may read; the Rich Text on the same clipboard holds their bytes as hexadecimal digits.
 */
export const picturesOfRtf = (rtf: string): PictureBytes[] => {
  const pictures: PictureBytes[] = []
  const group = /\{\s*\\pict\b/g
  for (let found = group.exec(rtf); found; found = group.exec(rtf)) {
    const picture = pictureAt(rtf, found.index + found[0].length)
    if (picture) pictures.push(picture)
  }
  return pictures
}
