import { Readable } from 'node:stream'
import type { ImportFormat } from '@portal/imports/contract'
import type { Day } from '@portal/platform/contract'
import { type Batches, writeXlsx } from '@portal/platform/server'
import { type ImportField, importFieldLabels, importFields } from '../../contract/import.ts'
import type { Recordal } from '../../contract/recordal.ts'
import { recordStateLabels, registerTypeLabels } from '../../contract/words.ts'
import { createDice, type Dice } from './dice.ts'
import { type ListRow, spoilRow } from './faulty-row.ts'
import { createInventor, mostInvented } from './invented-rows.ts'

export type ListOrder = {
  rows: number
  format: ImportFormat
  seed: number
  /** The share of lines with a mistake. */
  faults: number
  today: Day
  /** Days and digits appear in several spellings and line breaks within quotes, as people type them. */
  untidy?: boolean
}

/** A line that the import must refuse, and the column in which its mistake stands. */
export type PlantedFault = { line: number; column: string }

const batch = 500
const wide = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))

const spellings: readonly [(day: string) => string, ...((day: string) => string)[]] = [
  (day) => day.replaceAll('-', '/').replace(/\/0/g, '/'),
  (day) => day.replaceAll('-', ''),
  (day) => day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日'),
]

const cellsOf = (row: Recordal): ListRow => ({
  ...row,
  recordIcon: row.recordIcon ?? '',
  registerType: registerTypeLabels[row.registerType],
  recordState: recordStateLabels[row.recordState],
  recordBeginDate: row.recordBeginDate ?? '--',
  recordEndDate: row.recordEndDate ?? '--',
})

const mussed = (dice: Dice, row: ListRow): ListRow => {
  const spelt = dice.pick(spellings)
  const recordNum = dice.below(8) === 0 ? wide(row.recordNum) : row.recordNum
  const name = dice.below(16) === 0 ? `${row.name}\n` : row.name
  return {
    ...{ ...row, recordNum, name },
    recordBeginDate: spelt(row.recordBeginDate),
    recordEndDate: dice.below(3) === 0 ? spelt(row.recordEndDate) : row.recordEndDate,
  }
}

type Line = { row: ListRow; column?: ImportField }

function* linesOf({ rows, seed, faults, today, untidy }: ListOrder): Generator<Line[]> {
  if (rows > mostInvented) throw new Error(`最多生成 ${mostInvented} 行`)
  const invent = createInventor({ seed, of: rows, today })
  const dice = createDice(seed + 7)
  for (let at = 0; at < rows; at += batch) {
    yield Array.from({ length: Math.min(batch, rows - at) }, (_, more) => {
      const tidy = cellsOf(invent(at + more))
      const row = untidy && dice.below(20) === 0 ? mussed(dice, tidy) : tidy
      return dice.next() < faults ? spoilRow(dice, row) : { row }
    })
  }
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\n`
const headings = importFields.map((field) => importFieldLabels[field])

/**
 * A made-up list under the headings of the customs query, as a stream; `onFault` is called for each line with a mistake when
 * the line is written.
 */
export const generateList = (order: ListOrder, onFault: (fault: PlantedFault) => void): Readable => {
  const { format } = order
  let line = format === 'jsonl' ? 0 : 1
  const place = ({ row, column }: Line): void => {
    line += 1
    if (column) onFault({ line, column: format === 'jsonl' ? column : importFieldLabels[column] })
    if (format === 'csv') line += Object.values(row).join('').split('\n').length - 1
  }
  if (format === 'xlsx') {
    const batches = async function* (): Batches<ListRow> & AsyncGenerator<ListRow[]> {
      for (const lines of linesOf(order)) {
        lines.forEach(place)
        yield lines.map(({ row }) => row)
      }
    }
    const columns = importFields.map((field) => ({
      ...{ header: importFieldLabels[field], width: 20 },
      cell: (row: ListRow) => row[field],
    }))
    return writeXlsx(columns, batches())
  }
  const text = function* () {
    if (format === 'csv') yield Buffer.from(csvLine(headings))
    for (const lines of linesOf(order)) {
      lines.forEach(place)
      const texts = lines.map(({ row }) =>
        format === 'csv' ? csvLine(importFields.map((field) => row[field])) : `${JSON.stringify(row)}\n`,
      )
      yield Buffer.from(texts.join(''))
    }
  }
  return Readable.from(text(), { objectMode: false })
}
