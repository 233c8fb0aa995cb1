import type { Readable } from 'node:stream'
import type { ImportEncoding, ImportFormat } from '../../../contract/index.ts'
import { ensure } from '../../failures.ts'
import { csvLines, separatorOf } from './csv-lines.ts'
import { headingLine, headingLinesNeeded } from './headings.ts'
import { jsonColumns, jsonLines } from './jsonl-lines.ts'
import { lookAhead } from './look-ahead.ts'
import { physicalLines } from './physical-lines.ts'
import type { LineBatches, TableSource } from './table-source.ts'
import { textOf } from './text-encoding.ts'
import { openXlsx } from './xlsx/open-xlsx.ts'

/** How many objects of a JSONL file are looked at for their names. */
const objectsLookedAt = 100

const longestTable = 1_000

const tableOf = async (lines: LineBatches): Promise<Pick<TableSource, 'columns' | 'lines'>> => {
  const { first, all } = await lookAhead(lines, headingLinesNeeded)
  const heading = first[headingLine(first)]
  ensure(heading, 'import.unreadable', { msg: '文件中没有内容' })
  ensure(heading.cells.length <= longestTable, 'import.unreadable', {
    msg: `列数超过 ${longestTable}，不是可以导入的列表`,
  })
  const below = async function* () {
    for await (const batch of all) yield batch.filter(({ line }) => line > heading.line)
  }
  return { columns: heading.cells.map((cell) => cell.trim()), lines: below() }
}

const openText = async (content: Readable, format: 'csv' | 'jsonl', encoding: ImportEncoding): Promise<TableSource> => {
  let bytes = 0
  const text = textOf(content, encoding, (more) => {
    bytes += more
  })
  const { first, all } = await lookAhead(physicalLines(text), format === 'csv' ? 1 : objectsLookedAt)
  const rest = { format, days: 'none' as const, bytesRead: () => bytes }
  if (format === 'csv') {
    const fullest = first.slice(0, headingLinesNeeded).join('\n')
    return { ...rest, ...(await tableOf(csvLines(all, separatorOf(fullest)))) }
  }
  const columns = jsonColumns(first)
  ensure(columns.length > 0, 'import.unreadable', { msg: '文件中没有内容' })
  return { ...rest, columns, lines: jsonLines(all, columns) }
}

/**
 * Opens a list for reading, from its headings on. `text` streams its bytes; a workbook is read by `path`, since its parts
 * lie anywhere in it. Fails with `import.unreadable`.
 */
export const openSource = async (file: {
  format: ImportFormat
  encoding: ImportEncoding | null
  size: number
  /** Of texts. */
  text: () => Promise<Readable>
  /** Of workbooks. */
  path: () => Promise<string>
}): Promise<TableSource> => {
  if (file.format !== 'xlsx') return openText(await file.text(), file.format, file.encoding ?? 'utf-8')
  const workbook = await openXlsx(await file.path(), file.size)
  const { days, bytesRead } = workbook
  return { format: 'xlsx', days, bytesRead, ...(await tableOf(workbook.lines)) }
}
