import type { Readable } from 'node:stream'
import { TextDecoder } from 'node:util'
import { encodingOf, isAppFailure, type SourceLine, storableText } from '@portal/platform/server'
import { importLimits } from '../../../contract/import.ts'
import { ensure, fail, unreadable } from '../../failures.ts'
import { type MarkupReader, readMarkup } from '../parts/read-markup.ts'
import type { DocumentReader } from './document-reader.ts'

/** One XML document, alone or in an archive. Sizes are in bytes. */
export type XmlDocument = { name: string; size: number; packedSize: number; open: () => Promise<Readable> }

const { documentBytes } = importLimits
const tooLarge = `文档超过 ${documentBytes / 1024 / 1024}MB，未读取`
const broken = '文档已损坏，或不是有效的 XML'
const declares = '文档带有实体或内部 DTD 声明，出于安全不予读取'

const pieceBytes = 64 * 1024

async function* piecesOf(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += pieceBytes) yield content.subarray(at, at + pieceBytes)
}

const contentOf = async ({ open }: XmlDocument): Promise<Buffer> => {
  const pieces: Buffer[] = []
  let size = 0
  try {
    for await (const piece of await open()) {
      size += (piece as Buffer).length
      ensure(size <= documentBytes, 'import.unreadable', { msg: tooLarge })
      pieces.push(piece)
    }
  } catch (error) {
    if (isAppFailure(error)) throw error
    fail('import.unreadable', { msg: broken, cause: error })
  }
  return Buffer.concat(pieces)
}

const cellsOf = async (document: XmlDocument, { root, begin }: DocumentReader): Promise<readonly string[]> => {
  const content = await contentOf(document)
  const decoder = new TextDecoder(await encodingOf(piecesOf(content), unreadable), { fatal: true })
  const { cells, ...reader } = begin()
  let isRoot = true
  const checked: MarkupReader = {
    ...reader,
    open: (name, attributes) => {
      ensure(!isRoot || name === root, 'import.unreadable', { msg: `不是 ${root} 文档` })
      isRoot = false
      reader.open?.(name, attributes)
    },
  }
  for await (const _ of readMarkup(piecesOf(content), checked, { broken, declares, decoder }));
  return cells()
}

/** Reads a document into a line, whose first cell is its name. One that cannot be read is a line with a fault, and harms no other. */
export const readDocument = async (
  document: XmlDocument,
  reader: DocumentReader,
  line: number,
): Promise<SourceLine> => {
  const { name } = document
  try {
    ensure(document.size <= documentBytes, 'import.unreadable', { msg: tooLarge })
    const cells = await cellsOf(document, reader)
    return { line, cells: [name, ...cells.map(storableText)] }
  } catch (error) {
    if (!isAppFailure(error)) throw error
    return { line, cells: [name], fault: error.failure.msg }
  }
}
