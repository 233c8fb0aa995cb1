import type { ImportField } from '../../contract/import.ts'
import type { Dice } from './dice.ts'

export type ListRow = Record<ImportField, string>

type Mistake = [column: ImportField, spoil: (row: ListRow) => string]

/** Mistakes that real lists have: the column, and the faulty value that stands in it. */
const mistakes: readonly [Mistake, ...Mistake[]] = [
  ['recordNum', ({ recordNum }) => recordNum.slice(1)],
  ['recordNum', () => ''],
  ['recordName', () => ' '],
  ['name', () => ''],
  ['name', ({ name }) => name.trim().repeat(200)],
  ['registerType', () => '商号'],
  ['recordState', () => '待定'],
  ['recordBeginDate', () => '2025-02-30'],
  ['recordEndDate', () => '长期'],
  ['recordEndDate', () => '1999-12-31'],
]

export const spoilRow = (dice: Dice, row: ListRow): { row: ListRow; column: ImportField } => {
  const [column, spoil] = dice.pick(mistakes)
  return { row: { ...row, [column]: spoil(row) }, column }
}
