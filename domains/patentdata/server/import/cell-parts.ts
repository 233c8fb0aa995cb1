import type { LineReader } from '@portal/imports/server'
import { storableText } from '@portal/platform/server'
import type { PatentField } from '../../contract/import.ts'

/** What lists write into a cell of which they know nothing. */
export const isUnknown = (text: string): boolean => /^(-+|—+|–+|\/|N\/A|空|无数据)?$/i.test(text)

const between = /[;；|\n\r]+/u

/** The parts of a cell that holds a list, by `;`, `；`, `|` and line ends; null where nothing is known. A cell that is too long is refused. */
export const partsOf = (line: LineReader<PatentField>, field: PatentField, longest: number): string[] | null => {
  if (isUnknown(line.text(field, longest))) return null
  return storableText(line.cell(field))
    .split(between)
    .map((part) => part.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((part) => part !== '')
}
