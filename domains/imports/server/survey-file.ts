import { createReadStream } from 'node:fs'
import { encodingOf, markedEncoding, type SourceLine, storableText } from '@portal/platform/server'
import { type FileFormat, type ImportEncoding, importLimits } from '../contract/import.ts'
import { ensure, fail, unreadable } from './failures.ts'
import type { ImportSample } from './import-tables.ts'
import type { KindWith } from './list-kind.ts'
import { holdsWorkbook } from './source/documents/open-documents.ts'
import { openSource } from './source/open-source.ts'
import { headOf, isArchive } from './source/parts/file-head.ts'
import type { TableSource } from './source/table-source.ts'

export type FileSurvey = { format: FileFormat; encoding: ImportEncoding | null; sample: ImportSample }

type FileOnDisk = { path: string; size: number }

/** How many characters of a cell a sample keeps: enough to judge the cell and to show it. */
const longestCell = 400

/** Files that people mistake for a list, known by their first bytes, with what to do instead. */
const mistaken: readonly (readonly [begins: string, msg: string])[] = [
  ['\xd0\xcf\x11\xe0', '这是旧版 Excel 的 XLS 文件，请另存为 XLSX 或 CSV'],
  ['%PDF', '这是 PDF 文件，不是列表；请上传 CSV、XLSX 或 JSONL'],
  ['{\\rtf', '这是 RTF 文档，不是列表；请上传 CSV、XLSX 或 JSONL'],
]
type Kind = KindWith<'headings' | 'documents'>

/** Whether a file begins as XML that may be a document of this kind of list; a page of HTML is none. */
const isDocument = ({ documents }: Kind, text: string): boolean =>
  documents !== undefined && /^<(?:\?xml\b|!doctype\s(?!\s*html)|[\w-]+-document\b)/i.test(text)

const formatOf = async (kind: Kind, { path, size }: FileOnDisk): Promise<FileFormat> => {
  const head = await headOf(path)
  const begins = head.toString('latin1')
  if (isArchive(head)) return kind.documents && !(await holdsWorkbook(path, size)) ? 'xml' : 'xlsx'
  const [, msg] = mistaken.find(([sign]) => begins.startsWith(sign)) ?? []
  if (msg !== undefined) fail('import.unreadable', { msg })
  const marked = markedEncoding(head)
  if (isDocument(kind, new TextDecoder(marked ?? 'utf-8').decode(head).trimStart())) return 'xml'
  if (marked) return 'csv'
  if (head.includes(0)) fail('import.unreadable')
  const text = head.toString('utf8').replace('\uFEFF', '').trimStart()
  if (/^<(?:!|\?|html|table|head|meta)/i.test(text)) {
    fail('import.unreadable', { msg: '这是网页或 XML 文件，请用 Excel 打开后另存为 XLSX 或 CSV' })
  }
  if (/^\[\s*(?:\{|$)/.test(text)) {
    fail('import.unreadable', { msg: '这是 JSON 数组，请改为每行一个对象的 JSONL' })
  }
  return text.startsWith('{') ? 'jsonl' : 'csv'
}

const cut = ({ line, cells, fault }: SourceLine): SourceLine => ({
  line,
  cells: cells.slice(0, importLimits.columns).map((cell) => storableText(cell.slice(0, longestCell))),
  ...(fault !== undefined && { fault }),
})

/** The headings and the first lines of an opened list; nothing behind them is read. */
export const sampleOf = async (source: TableSource): Promise<ImportSample> => {
  const lines: SourceLine[] = []
  for await (const batch of source.lines) {
    lines.push(...batch.slice(0, importLimits.previewRows - lines.length).map(cut))
    if (lines.length >= importLimits.previewRows) break
  }
  const { columns, days, separator } = source
  ensure(lines.length > 0, 'import.unreadable', { msg: '文件中只有列名，没有数据行' })
  return { columns, days, lines, ...(separator && { separator }) }
}

/** Tells from its bytes what kind of file it is, and opens it for reading. Fails with `import.unreadable` for a file that is no list. */
export const openList = async (
  kind: Kind,
  { path, size }: FileOnDisk,
): Promise<Pick<FileSurvey, 'format' | 'encoding'> & { source: TableSource }> => {
  ensure(size > 0, 'import.unreadable', { msg: '文件中没有内容' })
  const { headings, documents } = kind
  const format = await formatOf(kind, { path, size })
  const encoding = format === 'xlsx' || format === 'xml' ? null : await encodingOf(createReadStream(path), unreadable)
  const source = await openSource({
    ...{ headings, documents, format, encoding, size },
    text: async () => createReadStream(path),
    path: async () => path,
  })
  return { format, encoding, source }
}

/** What kind of file it is, with its first lines. Fails with `import.unreadable` for a file that is no list. */
export const surveyFile = async (kind: Kind, file: FileOnDisk): Promise<FileSurvey> => {
  const { format, encoding, source } = await openList(kind, file)
  return { format, encoding, sample: await sampleOf(source) }
}
