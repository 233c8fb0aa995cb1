import { createReadStream } from 'node:fs'
import type { SourceLine } from '@portal/platform/server'
import { importLimits } from '../../../contract/import.ts'
import { ensure } from '../../failures.ts'
import { type Archive, type ArchiveRules, openArchive } from '../parts/archive.ts'
import { headOf, isArchive } from '../parts/file-head.ts'
import type { TableSource } from '../table-source.ts'
import { workbookPath } from '../xlsx/first-sheet.ts'
import type { DocumentReader } from './document-reader.ts'
import { readDocument, type XmlDocument } from './read-document.ts'

const mega = 1024 * 1024
const { documents: mostDocuments, uploadBytes } = importLimits

/** What an archive of documents may hold; pictures that lie beside the documents are not read, but count as parts. */
const documentsRules: ArchiveRules = {
  fileBytes: uploadBytes,
  entries: 5 * mostDocuments,
  partBytes: 4096 * mega,
  wholeBytes: 4096 * mega,
  tooLarge: 'ZIP 文件不能超过 300MB，请分成几份',
  bomb: '这个 ZIP 解压后过大，已拒绝',
  broken: '这个 ZIP 文件已损坏、已加密，或文件过多',
}

/** The heading of the cell that names the document. */
const nameHeading = '文件名'

/** Whether an archive is a workbook, and not one of documents. */
export const holdsWorkbook = async (path: string, size: number): Promise<boolean> => {
  const archive = await openArchive(path, size, documentsRules)
  archive.close()
  return archive.has(workbookPath)
}

const documentsIn = (archive: Archive): XmlDocument[] => {
  const names = archive.names.filter((name) => /\.xml$/i.test(name))
  ensure(names.length > 0, 'import.unreadable', { msg: '这个 ZIP 中没有 XML 文档' })
  ensure(names.length <= mostDocuments, 'import.unreadable', {
    msg: `一份 ZIP 最多 ${mostDocuments} 份 XML 文档，这份有 ${names.length} 份`,
  })
  return names.map((name) => ({
    ...{ name, size: archive.sizeOf(name), packedSize: archive.packedSizeOf(name) },
    open: () => archive.read(name),
  }))
}

type Opened = { documents: readonly XmlDocument[]; close: () => void }

const openAll = async (path: string, size: number): Promise<Opened> => {
  if (!isArchive(await headOf(path))) {
    const open = async () => createReadStream(path)
    return { documents: [{ name: '1.xml', size, packedSize: size, open }], close: () => undefined }
  }
  const archive = await openArchive(path, size, documentsRules)
  try {
    return { documents: documentsIn(archive), close: archive.close }
  } catch (error) {
    archive.close()
    throw error
  }
}

async function* linesOf(
  { documents, close }: Opened,
  reader: DocumentReader,
  count: (bytes: number) => void,
): AsyncGenerator<SourceLine[]> {
  try {
    for (const [at, document] of documents.entries()) {
      const line = await readDocument(document, reader, at + 1)
      // Of a document alone nothing is left where it cannot be read.
      ensure(line.fault === undefined || documents.length > 1, 'import.unreadable', { msg: line.fault ?? '' })
      count(document.packedSize)
      yield [line]
    }
  } finally {
    close()
  }
}

/** Opens one XML document, or an archive of them, as a list with one line for each document, in the order of the archive. */
export const openDocuments = async (path: string, size: number, reader: DocumentReader): Promise<TableSource> => {
  let read = 0
  const lines = linesOf(await openAll(path, size), reader, (bytes) => {
    read += bytes
  })
  const columns = [nameHeading, ...reader.columns]
  return { format: 'xml', headingLine: 0, days: 'none', columns, lines, bytesRead: () => Math.min(read, size) }
}
