import { openList } from '@portal/imports/server'
import { readPublicationNumber } from '@portal/patentdata/contract'
import { patentLists } from '@portal/patentdata/server'
import { createGate, type SourceLine, storableText, type Upload } from '@portal/platform/server'
import { valuationLimits } from '../../contract/limits.ts'
import { ensure, fail } from '../failures.ts'

/** A number of a file: its line, how it is written, and what is equal for all that name the same publication. */
export type AskedNumber = { line: number; asked: string; key: string }

/** So many known headings make a line the line of headings; in a list of numbers that of the numbers alone is enough. */
const telling = 3
const longestNumber = 60

const pnColumn = (columns: readonly string[]): number | undefined => patentLists.headings.guess(columns).pn ?? undefined

/** A first line that holds a number already, and no heading. */
const isNumber = (text: string): boolean => /\d{6}/.test(text)

/** The numbers begin below a known heading, or in the first line that holds one, however full the lines below are. */
const headings = {
  guess: patentLists.headings.guess,
  known: (cells: readonly string[]) => (pnColumn(cells) !== undefined || isNumber(cells[0] ?? '') ? telling : 0),
}

const askedOf = (line: number, cell: string): AskedNumber | undefined => {
  const whole = storableText(cell).trim()
  if (whole === '') return undefined
  // A longer text is no number; cut off it must not become one.
  const asked = whole.length > longestNumber ? `${whole.slice(0, longestNumber)}…`.toWellFormed() : whole
  const read = readPublicationNumber(asked)
  return { line, asked, key: read.ok ? read.pn : asked }
}

const cellOf = ({ line, cells, fault }: SourceLine, column: number): string => {
  ensure(line <= valuationLimits.batchLines, 'import.unreadable', {
    msg: `文件超过 ${valuationLimits.batchLines} 行，请只保留公告号`,
  })
  if (fault !== undefined) fail('valuation.bad_line', { msg: `第${line}行：${fault}` })
  return cells[column] ?? ''
}

const { batchNumbers } = valuationLimits

/** A workbook is unpacked while it is read, so that few are read at a time. */
const reading = createGate({ running: 1, waiting: 8 })

/**
 * The numbers of a file: those of the column 公告号 (or as lists of patents call it), else those of the first column.
 * @throws AppFailure `import.unreadable`; `valuation.no_numbers`; `valuation.too_many_numbers`; `valuation.bad_line`
 */
export const readNumbers = (upload: Pick<Upload, 'path' | 'size'>): Promise<AskedNumber[]> =>
  reading(async () => {
    const { source } = await openList({ headings }, upload)
    const named = pnColumn(source.columns)
    const column = named ?? 0
    const first = source.columns[0] ?? ''
    const bare = named === undefined && isNumber(first) ? askedOf(source.headingLine, first) : undefined
    const numbers = bare ? [bare] : []
    for await (const batch of source.lines) {
      for (const line of batch) {
        const number = askedOf(line.line, cellOf(line, column))
        if (number) numbers.push(number)
        ensure(numbers.length <= batchNumbers, 'valuation.too_many_numbers')
      }
    }
    ensure(numbers.length > 0, 'valuation.no_numbers')
    return numbers
  })
