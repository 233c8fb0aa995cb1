import { getTableColumns } from 'drizzle-orm'
import type { KindWith, RowStore } from '../list-kind.ts'

/** A column of the table that a list fills: its field, and its name in SQL. */
export type RowColumn = { field: string; name: string }

export type RowColumns = {
  /** Those that a list brings. */
  imported: readonly RowColumn[]
  /** Those that follow from what the list brings. */
  derived: readonly RowColumn[]
  /** All that an import writes, beside its own id and its source. */
  all: readonly RowColumn[]
}

type Kind = KindWith<'list' | 'sources'> & { rows: Pick<RowStore<never>, 'table' | 'together' | 'toldBy'> }

export const rowColumnsOf = ({ rows, list: { fields }, sources }: Kind): RowColumns => {
  const ofItself = (field: string, name: string): boolean =>
    field === 'id' || field === 'importId' || field === rows.toldBy || name === sources?.ofRow.name
  const written: readonly RowColumn[] = Object.entries(getTableColumns(rows.table))
    .filter(([field, column]) => !ofItself(field, column.name) && column.generated === undefined)
    .map(([field, { name }]) => ({ field, name }))
  const isImported = ({ field }: RowColumn): boolean =>
    fields.includes(field) || (rows.together?.includes(field) ?? false)
  const imported = written.filter(isImported)
  const derived = written.filter((column) => !isImported(column))
  return { imported, derived, all: [...imported, ...derived] }
}

/** The SQL name of the column that holds a field. */
export const sqlNameOf = ({ all }: RowColumns, field: string): string => {
  const column = all.find((one) => one.field === field)
  if (column === undefined) throw new Error(`${field} is no column of a row`)
  return column.name
}
