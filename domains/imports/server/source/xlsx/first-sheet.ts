import { posix } from 'node:path'
import { fail } from '../../failures.ts'
import type { Archive } from '../parts/archive.ts'
import { type MarkupReader, readMarkup } from '../parts/read-markup.ts'
import type { DayCount } from '../table-source.ts'
import { brokenWorkbook } from './workbook-rules.ts'

export const workbookPath = 'xl/workbook.xml'
const mostBytes = 4 * 1024 * 1024

const readPart = async (archive: Archive, path: string, reader: MarkupReader): Promise<void> => {
  if (!archive.has(path) || archive.sizeOf(path) > mostBytes) {
    fail('import.unreadable', { msg: brokenWorkbook })
  }
  for await (const _ of readMarkup(await archive.read(path), reader, { broken: brokenWorkbook }));
}

/**
 * Finds the parts that hold the first sheet and the shared texts of a workbook, and how it counts days (ECMA-376 part 1, 18.2).
 */
export const findFirstSheet = async (archive: Archive): Promise<{ sheet: string; strings: string; days: DayCount }> => {
  let relation: string | undefined
  let days: DayCount = 'since1900'
  await readPart(archive, workbookPath, {
    open: (name, attributes) => {
      if (name === 'workbookPr' && /^(1|true)$/.test(attributes.date1904 ?? '')) days = 'since1904'
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      if (name === 'sheet') relation ??= id
    },
  })
  const targets = new Map<string, string>()
  let strings = 'xl/sharedStrings.xml'
  await readPart(archive, 'xl/_rels/workbook.xml.rels', {
    open: (name, { Id: id = '', Target: target = '', Type: type = '' }) => {
      if (name !== 'Relationship') return
      const path = target.startsWith('/') ? target.slice(1) : posix.join('xl', target)
      targets.set(id, path)
      if (type.endsWith('/sharedStrings')) strings = path
    },
  })
  const sheet = targets.get(relation ?? '')
  return { sheet: sheet ?? fail('import.unreadable', { msg: '这个 XLSX 中没有工作表' }), strings, days }
}
