import { getTableColumns } from 'drizzle-orm'
import { type ImportField, importFields } from '../../../contract/import.ts'
import { recordals } from '../../recordal.table.ts'

export type RowColumn = { field: string; name: string }

const all: readonly RowColumn[] = Object.entries(getTableColumns(recordals))
  .filter(([field, column]) => field !== 'id' && field !== 'importId' && column.generated === undefined)
  .map(([field, { name }]) => ({ field, name }))

const isImported = ({ field }: RowColumn): boolean => (importFields as readonly string[]).includes(field)

/** The columns of the table that an import writes: those that a list brings, and those that the search derives from them. */
export const importedColumns: readonly RowColumn[] = all.filter(isImported)
export const derivedColumns: readonly RowColumn[] = all.filter((column) => !isImported(column))
export const rowColumns: readonly RowColumn[] = [...importedColumns, ...derivedColumns]

const sqlNames = new Map(importedColumns.map(({ field, name }) => [field, name]))
export const sqlNameOf = (field: ImportField): string => {
  const name = sqlNames.get(field)
  if (name === undefined) throw new Error(`${field} is no column of a recordal`)
  return name
}
