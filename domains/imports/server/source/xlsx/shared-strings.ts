import { ensure } from '../../failures.ts'
import type { Archive } from '../parts/archive.ts'
import { type MarkupReader, readMarkup } from '../parts/read-markup.ts'
import { cellText, withoutEscapes } from './cell-text.ts'
import { brokenWorkbook } from './workbook-rules.ts'

/** The most that shared texts may take. */
type TextLimits = {
  /** Bytes in memory, where the texts lie in one piece. */
  bytes: number
  texts: number
}
/** As many texts as ten full columns of a sheet have cells, each with a text of its own. */
const textLimits: TextLimits = { bytes: 192 * 1024 * 1024, texts: 10 * 1024 * 1024 }

/** Gives the shared text of a number; undefined where there is none. */
export type SharedStrings = (at: number) => string | undefined

const grown = (old: Buffer<ArrayBuffer>, wanted: number, most: number): Buffer<ArrayBuffer> => {
  const larger = Buffer.allocUnsafeSlow(Math.min(most, Math.max(wanted, old.length * 2)))
  old.copy(larger)
  return larger
}

/** Reads the texts of a workbook that cells refer to by number (ECMA-376 part 1, 18.4); phonetic readings are left out. */
export const readSharedStrings = async (
  archive: Pick<Archive, 'has' | 'read'>,
  path: string,
  most = textLimits,
): Promise<SharedStrings> => {
  if (!archive.has(path)) return () => undefined
  let texts = Buffer.allocUnsafeSlow(Math.min(most.bytes, 1024 * 1024))
  let ends = new Uint32Array(1024)
  let count = 0
  let used = 0
  const current = cellText()
  let isText = false
  let isPhonetic = false

  const keep = () => {
    const text = withoutEscapes(current.take())
    const length = Buffer.byteLength(text)
    ensure(used + length <= most.bytes && count < most.texts, 'import.unreadable', {
      msg: '这个 XLSX 中的文字过多，请另存为 CSV 后再上传',
    })
    if (used + length > texts.length) texts = grown(texts, used + length, most.bytes)
    texts.write(text, used)
    used += length
    if (count === ends.length) {
      const more = new Uint32Array(ends.length * 2)
      more.set(ends)
      ends = more
    }
    ends[count] = used
    count += 1
  }

  const reader: MarkupReader = {
    open: (name) => {
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    text: (text) => {
      if (isText) current.add(text)
    },
    close: (name) => {
      if (name === 't') isText = false
      else if (name === 'rPh') isPhonetic = false
      else if (name === 'si') keep()
    },
  }
  for await (const _ of readMarkup(await archive.read(path), reader, { broken: brokenWorkbook }));
  return (at) => {
    const end = ends[at]
    return at < count && end !== undefined ? texts.toString('utf8', at === 0 ? 0 : ends[at - 1], end) : undefined
  }
}
