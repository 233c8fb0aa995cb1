import { compareNames, pointsOf, type Reason } from '../compare/compare-names.ts'
import { type ComparedName, comparedRow } from '../compare/compared-name.ts'
import type { Candidate } from './candidate-rows.ts'

/** A mark that is like a name, with why, and the points of the strongest reason. */
export type FoundMark = Pick<Candidate, 'id' | 'classes' | 'status'> & { reasons: Reason[]; points: number }

/** Compares each row with the name; rows that are not alike are left out. */
export const comparedMarks = (asked: ComparedName, rows: readonly Candidate[]): FoundMark[] =>
  rows.flatMap(({ id, foldedName, classes, status, isHeard }) => {
    const reasons = compareNames(asked, comparedRow(foldedName, { isHeard }))
    return reasons.length === 0 ? [] : [{ id, classes, status, reasons, points: pointsOf(reasons) }]
  })
