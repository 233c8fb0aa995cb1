import type { Readable } from 'node:stream'
import {
  csvLines,
  findSeparator,
  headingLine,
  headingLinesNeeded,
  physicalLines,
  separatorSigns,
  storableText,
  textOf,
} from '@portal/platform/server'
import { type FileFormat, type ImportEncoding, type ImportSeparator, importLimits } from '../../contract/import.ts'
import { ensure, unreadable } from '../failures.ts'
import type { DocumentReader } from './documents/document-reader.ts'
import { openDocuments } from './documents/open-documents.ts'
import type { Headings } from './headings.ts'
import { jsonColumns, jsonLines } from './jsonl-lines.ts'
import { lookAhead } from './look-ahead.ts'
import type { LineBatches, TableSource } from './table-source.ts'
import { openXlsx } from './xlsx/open-xlsx.ts'

/** How many objects of a JSONL file are read to learn their property names. */
const objectsLookedAt = 100
/** How many lines of a CSV are read to find its separator. */
const linesLookedAt = 50
/** How many characters of a heading the choice of columns and a report show. */
const longestHeading = 60

const namesOf = (cells: readonly string[]): string[] => {
  const headings = cells.map((cell) => storableText(cell).trim().slice(0, longestHeading).toWellFormed())
  const width = headings.findLastIndex((heading) => heading !== '') + 1
  ensure(width <= importLimits.columns, 'import.unreadable', {
    msg: `列数超过 ${importLimits.columns}，不是可以导入的列表`,
  })
  return headings.slice(0, importLimits.columns)
}

const tableOf = async (
  lines: LineBatches,
  headings: Headings,
): Promise<Pick<TableSource, 'columns' | 'headingLine' | 'lines'>> => {
  const { judged, all } = await lookAhead(lines, headingLinesNeeded, (first) => {
    const heading = first[headingLine(first, headings.known)]
    ensure(heading, 'import.unreadable', { msg: '文件中没有内容' })
    return { line: heading.line, columns: namesOf(heading.cells) }
  })
  const below = async function* () {
    for await (const batch of all) yield batch.filter(({ line }) => line > judged.line)
  }
  return { columns: judged.columns, headingLine: judged.line, lines: below() }
}

const openCsv = async (
  lines: AsyncIterable<readonly string[]>,
  { separator: chosen, headings }: ListFile,
): Promise<Pick<TableSource, 'columns' | 'headingLine' | 'lines' | 'separator'>> => {
  const { judged: separator, all } = await lookAhead(lines, linesLookedAt, (first) =>
    chosen ? { separator: chosen, isSure: true } : findSeparator(first.slice(0, linesLookedAt), headings.known),
  )
  return { separator, ...(await tableOf(csvLines(all, separatorSigns[separator.separator]), headings)) }
}

const openJsonl = async (
  lines: AsyncIterable<readonly string[]>,
): Promise<Pick<TableSource, 'columns' | 'headingLine' | 'lines'>> => {
  const { judged, all } = await lookAhead(lines, objectsLookedAt, (first) => {
    const names = jsonColumns(first)
    ensure(names.length > 0, 'import.unreadable', { msg: '文件中没有内容' })
    return { names, columns: namesOf(names) }
  })
  return { columns: judged.columns, headingLine: 0, lines: jsonLines(all, judged.names) }
}

const openText = async (content: Readable, file: ListFile): Promise<TableSource> => {
  const { format, encoding } = file
  let bytes = 0
  const text = textOf(content, encoding ?? 'utf-8', (more) => {
    bytes += more
  })
  const lines = physicalLines(text, unreadable)
  const table = await (format === 'csv' ? openCsv(lines, file) : openJsonl(lines))
  return { format, days: 'none', bytesRead: () => bytes, ...table }
}

export type ListFile = {
  headings: Headings
  /** How documents become lines, for a kind of list that may come as such. */
  documents?: DocumentReader | undefined
  format: FileFormat
  encoding: ImportEncoding | null
  /** The separator that somebody chose for a CSV; when it is missing, it is found from the file. */
  separator?: ImportSeparator | undefined
  size: number
  /** The content of a text file. */
  text: () => Promise<Readable>
  /** The path of a workbook or of documents on disk. */
  path: () => Promise<string>
}

/**
 * Opens a list for reading, from its headings on. `text` streams its bytes; a workbook and documents are read by `path`,
 * since their parts lie anywhere in it. Fails with `import.unreadable`.
 */
export const openSource = async (file: ListFile): Promise<TableSource> => {
  if (file.format === 'xml' && file.documents) return openDocuments(await file.path(), file.size, file.documents)
  if (file.format !== 'xlsx') return openText(await file.text(), file)
  const workbook = await openXlsx(await file.path(), file.size)
  const { days, bytesRead } = workbook
  return { format: 'xlsx', days, bytesRead, ...(await tableOf(workbook.lines, file.headings)) }
}
