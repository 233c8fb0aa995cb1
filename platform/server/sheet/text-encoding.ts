import type { Readable } from 'node:stream'
import { TextDecoder } from 'node:util'
import type { RefuseList } from './source-line.ts'

/** The encodings in which lists come; GB18030 contains GBK. */
export type ListEncoding = 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be'

const decodes = (decoder: TextDecoder, chunk: Buffer): boolean => {
  try {
    decoder.decode(chunk, { stream: true })
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

const marks: readonly (readonly [number, number, ListEncoding])[] = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
]

/** The encoding that a byte order mark of UTF-16 at the start of a file names. */
export const markedEncoding = (head: Buffer): ListEncoding | undefined =>
  marks.find(([first, second]) => head[0] === first && head[1] === second)?.[2]

/**
 * Finds the encoding of a text file from all its bytes: by a byte order mark, else strict UTF-8, else strict GB18030 (which
 * contains GBK). A character that the end of the file cuts off does not count. Calls `refuse` where none of these fits.
 */
export const encodingOf = async (content: AsyncIterable<Buffer>, refuse: RefuseList): Promise<ListEncoding> => {
  const open = new Map<ListEncoding, TextDecoder>()
  for (const encoding of ['utf-8', 'gb18030'] as const) open.set(encoding, new TextDecoder(encoding, { fatal: true }))
  let isFirst = true
  for await (const chunk of content) {
    const marked = isFirst ? markedEncoding(chunk) : undefined
    if (marked) return marked
    isFirst = false
    for (const [encoding, decoder] of open) if (!decodes(decoder, chunk)) open.delete(encoding)
    if (open.size === 0) break
  }
  const [found] = open.keys()
  return found ?? refuse('无法识别文件的文字编码，请另存为 UTF-8 后再上传')
}

/** Decodes a file part by part and leaves out its byte order mark; `count` is called with the number of bytes of each part. */
export async function* textOf(
  content: Readable,
  encoding: ListEncoding,
  count: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const part of content) {
    const chunk: Buffer = part
    count(chunk.length)
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}
