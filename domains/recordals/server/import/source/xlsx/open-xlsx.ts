import type { DayCount, LineBatches, SourceLine } from '../table-source.ts'
import { type Archive, openArchive } from './archive.ts'
import { findFirstSheet } from './first-sheet.ts'
import { readMarkup } from './read-markup.ts'
import { readSharedStrings, type SharedStrings } from './shared-strings.ts'

/** More columns than any list of recordals has; what stands further right is not read. */
const mostColumns = 1_000

/** The position of a cell from its name, `AB12` → 27; -1 for no name. */
const columnOf = (place: string): number => {
  let at = 0
  for (const sign of place) {
    const letter = sign.charCodeAt(0) - 64
    if (letter < 1 || letter > 26) break
    at = at * 26 + letter
  }
  return at - 1
}

/** As Excel shows a plain number: `2.44497E5` is 244497. */
const numberText = (text: string): string => (/[.eE]/.test(text) && text.trim() !== '' ? String(Number(text)) : text)

const rowsOf = (strings: SharedStrings, found: (line: SourceLine) => void) => {
  let cells: string[] = []
  let line = 0
  let column = -1
  let type = ''
  let value = ''
  let isValue = false
  let isPhonetic = false

  const cellText = (): string => {
    if (type === 's') return strings(Number(value)) ?? ''
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
    return type === '' || type === 'n' ? numberText(value) : value
  }
  const put = () => {
    if (column < 0 || column >= mostColumns || value === '') return
    while (cells.length < column) cells.push('')
    cells[column] = cellText()
  }
  return {
    open: (name: string, attributes: Readonly<Record<string, string>>) => {
      if (name === 'row') {
        line = Number(attributes.r) || line + 1
        cells = []
        column = -1
      } else if (name === 'c') {
        const named = columnOf(attributes.r ?? '')
        column = named < 0 ? column + 1 : named
        type = attributes.t ?? ''
        value = ''
      } else if (name === 'rPh') isPhonetic = true
      else isValue = (name === 'v' || name === 't') && !isPhonetic
    },
    text: (text: string) => {
      if (isValue) value += text
    },
    close: (name: string) => {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'rPh') isPhonetic = false
      else if (name === 'c') put()
      else if (name === 'row' && cells.some((cell) => cell.trim() !== '')) found({ line, cells })
    },
  }
}

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
 * Opens the first sheet of a workbook: rows are read as they are inflated, so that a million of them take no more memory
 * than a hundred. The shared texts alone are held, within bounds.
 */
export const openXlsx = async (
  path: string,
  size: number,
): Promise<{ days: DayCount; lines: LineBatches; bytesRead: () => number }> => {
  const archive = await openArchive(path, size)
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
