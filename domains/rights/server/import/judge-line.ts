import type { TableSource } from '@portal/imports/server'
import { type Day, orderedIssues } from '@portal/platform/contract'
import type { SourceLine } from '@portal/platform/server'
import { importFields } from '../../contract/import/import-list.ts'
import type { LineFacts, LineFault } from '../../contract/import/preview.ts'
import { futureRecordal, recordalForm } from '../../contract/recordal.ts'
import { rightFacts } from '../../contract/right.ts'
import { type Cells, readCells } from './read-cells.ts'

/** A line of a list: its number in the file, what it says, and what is wrong with it. */
export type ReadLine = { line: number; facts: LineFacts; faults: LineFault[] }

/** What a line says of the right, in the shape of the form by which one is added. */
export const formOfLine = ({ recordNum: _n, recordBeginDate: _b, recordEndDate: _e, ...facts }: LineFacts) => facts

/** What a line says of the recordal with customs; undefined where it names none. */
export const recordalOfLine = ({ recordNum, recordBeginDate, recordEndDate }: LineFacts) =>
  recordNum === '' && recordBeginDate === '' && recordEndDate === ''
    ? undefined
    : { recordNum, recordBeginDate, recordEndDate }

const isField = (path: string): path is (typeof importFields)[number] =>
  (importFields as readonly string[]).includes(path)

/** The faults of a form by field; one that concerns no column of a list concerns the line. */
const faultsOf = (...issues: ReturnType<typeof orderedIssues>): LineFault[] =>
  issues.map(({ path, msg }) => ({ field: isField(path) ? path : 'line', msg }))

/** What is wrong with the recordal of a line on this day. */
const recordalFaults = (recordal: ReturnType<typeof recordalOfLine>, today: Day) => {
  if (!recordal) return []
  const issues = orderedIssues(recordalForm, recordal)
  const isFuture = recordal.recordBeginDate > today
  return isFuture ? [{ path: 'recordBeginDate', msg: futureRecordal }, ...issues] : issues
}

/**
 * Judges a line by the very schemas of the forms, so that a list may say what a form may, in the same words. `days` is how the
 * file counts days.
 */
export const judgeLine = (
  source: SourceLine,
  cells: Cells,
  { days, today }: { days: TableSource['days']; today: Day },
): ReadLine => {
  const { facts, faults: unread } = readCells(cells, days)
  if (source.fault !== undefined) {
    return { line: source.line, facts, faults: [{ field: 'line', msg: source.fault }] }
  }
  const found = faultsOf(
    ...orderedIssues(rightFacts, formOfLine(facts)),
    ...recordalFaults(recordalOfLine(facts), today),
  ).filter(({ field }) => !unread.some((one) => one.field === field))
  const faults = [...unread, ...found].sort((a, b) => placeOf(a) - placeOf(b))
  return { line: source.line, facts, faults }
}

const placeOf = ({ field }: LineFault): number => (field === 'line' ? -1 : importFields.indexOf(field))
