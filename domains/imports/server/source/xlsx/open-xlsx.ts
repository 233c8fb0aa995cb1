import type { SourceLine } from '@portal/platform/server'
import { type Archive, openArchive } from '../parts/archive.ts'
import { readMarkup } from '../parts/read-markup.ts'
import type { DayCount, LineBatches } from '../table-source.ts'
import { findFirstSheet } from './first-sheet.ts'
import { readSharedStrings, type SharedStrings } from './shared-strings.ts'
import { rowsOf } from './sheet-rows.ts'
import { brokenWorkbook, workbookRules } from './workbook-rules.ts'

async function* linesOf(
  archive: Archive,
  sheet: string,
  strings: SharedStrings,
  count: (bytes: number) => void,
): AsyncGenerator<SourceLine[]> {
  try {
    let lines: SourceLine[] = []
    const reading = readMarkup(
      await archive.read(sheet),
      rowsOf(strings, (line) => lines.push(line)),
      { broken: brokenWorkbook },
    )
    for await (const bytes of reading) {
      count(bytes)
      yield lines
      lines = []
    }
    yield lines
  } finally {
    archive.close()
  }
}

/**
 * Opens the first sheet of a workbook. Rows are read while the sheet is inflated, so that a million rows take no more memory
 * than a hundred; only the shared texts are held in memory, within limits.
 */
export const openXlsx = async (
  path: string,
  size: number,
): Promise<{ days: DayCount; lines: LineBatches; bytesRead: () => number }> => {
  const archive = await openArchive(path, size, workbookRules)
  try {
    const { sheet, strings, days } = await findFirstSheet(archive)
    const inflated = Math.max(1, archive.sizeOf(sheet))
    const texts = await readSharedStrings(archive, strings)
    let read = 0
    const lines = linesOf(archive, sheet, texts, (bytes) => {
      read += bytes
    })
    return { days, lines, bytesRead: () => Math.floor((read / inflated) * size) }
  } catch (error) {
    archive.close()
    throw error
  }
}
