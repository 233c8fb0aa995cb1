import { codePoints, type Day } from '@portal/platform/contract'
import type { SourceLine } from '@portal/platform/server'
import { quoted } from '../../contract/import.ts'
import type { ColumnMapping, ListFields } from '../../contract/list-fields.ts'
import type { DayCount } from '../source/table-source.ts'
import { readDay } from './read-day.ts'

export type Fault = { column: string; value: string; reason: string }
export type Judged<Row> = { row: Row } | { faults: Fault[] }

/** Reads the fields of one line, whichever columns bring them, and notes what is refused. A field without a column is empty. */
export type LineReader<F extends string = string> = {
  /** The cell as it stands in the file. */
  cell: (field: F) => string
  /** The text of a cell, of at most so many characters; refused where it cannot be stored or shown. */
  text: (field: F, longest: number) => string
  /** The same, refused where it is empty. */
  neededText: (field: F, longest: number) => string
  /** The text of a cell that holds numbers or codes, where full and half width mean the same and spaces mean nothing. */
  code: (field: F) => string
  /** Null for an empty cell or a dash; refused where it is no day of the calendar. */
  day: (field: F) => Day | null
  refuse: (field: F, reason: string) => void
  /** Whether the portal runs as a demonstration, where lists may hold invented numbers. */
  isDemonstration: boolean
}

/** Makes a row of a line; refuses fields by the reader. Undefined only where a field was refused. */
export type ReadRow<Row> = (line: LineReader) => Row | undefined

const nothing = /^[-—–/]*$/
const loose = /\p{Surrogate}/u
/** What a workbook shows for a formula that failed; in a CSV made from it these words stand as text. */
const formulaError = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NUM!|NAME\?|NULL!|SPILL!|CALC!|GETTING_DATA)$/

/** The text of a cell, with one space for each line break, control character or run of spaces. */
const tidy = (text: string): string => (/[\p{Cc}\s]/u.test(text) ? text.replace(/[\p{Cc}\s]+/gu, ' ').trim() : text)
/** The part of a cell that a report can keep. */
const shown = (text: string): string => quoted(tidy(text).toWellFormed())

/**
 * Judges lines of a file under one mapping. A line with any fault is refused as a whole; the answer names all its faults, each
 * with the heading of its column and the value, cut.
 */
export const createJudge = <Row>(
  { list, readRow }: { list: ListFields; readRow: ReadRow<Row> },
  { columns, days }: { columns: readonly string[]; days: DayCount },
  mapping: ColumnMapping,
  isDemonstration = false,
): ((line: SourceLine) => Judged<Row>) => {
  let cells: readonly string[] = []
  let faults: Fault[] = []

  const labelOf = (field: string): string => list.labels[field] ?? field
  const headingOf = (field: string): string => columns[mapping[field] ?? -1] || labelOf(field)
  const cell = (field: string): string => {
    const at = mapping[field]
    return at === undefined || at === null ? '' : (cells[at] ?? '')
  }
  const refuse = (field: string, reason: string): void => {
    faults.push({ column: headingOf(field), value: shown(cell(field)), reason })
  }
  const textOf = (field: string, longest: number, isNeeded: boolean): string => {
    const text = tidy(cell(field))
    if (isNeeded && text === '') refuse(field, `${labelOf(field)}为空`)
    else if (text.length > longest && codePoints(text) > longest) refuse(field, `${labelOf(field)}超过${longest}个字`)
    else if (loose.test(text)) refuse(field, '含有无法保存的字符')
    else if (formulaError.test(text)) refuse(field, '是 Excel 公式的错误值')
    return text
  }
  const reader: LineReader = {
    cell,
    text: (field, longest) => textOf(field, longest, false),
    neededText: (field, longest) => textOf(field, longest, true),
    code: (field) => tidy(cell(field).normalize('NFKC')).replaceAll(' ', ''),
    day: (field) => {
      const text = tidy(cell(field).normalize('NFKC'))
      if (nothing.test(text)) return null
      const day = readDay(text, days) ?? readDay(text.replaceAll(' ', ''), days)
      if (day === undefined) refuse(field, '不是有效的日期')
      return day ?? null
    },
    refuse,
    isDemonstration,
  }

  return (line) => {
    if (line.fault !== undefined) {
      return { faults: [{ column: '', value: shown(line.cells[0] ?? ''), reason: line.fault }] }
    }
    cells = line.cells
    faults = []
    const row = readRow(reader)
    return row === undefined || faults.length > 0 ? { faults } : { row }
  }
}
