import * as z from 'zod/mini'
import { importLimits } from './import.ts'

/** The fields of one kind of list, in the order in which forms and reports name them. */
export type ListFields<F extends string = string> = {
  fields: readonly F[]
  /** The heading under which the source of such lists shows each field. */
  labels: Readonly<Record<F, string>>
  /** A file without a column for one of these cannot be imported; any other field without a column counts as empty. */
  required: readonly F[]
  /** Such lists say whose they are: rows of several sources stand beside each other, and the newest list of each counts. */
  namesSource?: true
  /** Such lists also say by which licence they were given, and whether it lets titles and people be shown; they name their source. */
  namesLicence?: true
  /** Such lists may also come as XML documents, one or an archive of them, each of which is one line. */
  documents?: true
}

/** A kind of list that staff hand in: its imports go by its name, as `marks`, in the queue and in the act log. */
export type ImportedList<F extends string = string> = ListFields<F> & { name: string }

/** What the act log calls imports of a kind of list. */
export const loggedImport = ({ name }: Pick<ImportedList, 'name'>): string => `${name}Import`

const columnNumber = z
  .number({ error: '列号有误' })
  .check(z.int('列号有误'), z.gte(0, '列号有误'), z.lt(importLimits.columns, '列号有误'))

/** For each field the number (from 0) of the file's column that brings it; null or missing: no column does. */
export const columnMappingOf = ({ fields }: Pick<ListFields, 'fields'>) =>
  z.partialRecord(z.enum(fields), z.nullable(columnNumber))
export type ColumnMapping<F extends string = string> = Partial<Record<F, number | null>>

/** The required fields that a mapping leaves without a column; the import cannot start while there are any. */
export const missingFields = ({ required }: ListFields, mapping: ColumnMapping): string[] =>
  required.filter((field) => (mapping[field] ?? null) === null)

/** Columns that a mapping gives to more than one field, each with these fields; empty where every field has its own column. */
export const sharedColumns = (
  { fields }: ListFields,
  mapping: ColumnMapping,
): { column: number; fields: string[] }[] => {
  const byColumn = Map.groupBy(
    fields.filter((field) => (mapping[field] ?? null) !== null),
    (field) => mapping[field] ?? 0,
  )
  return [...byColumn].filter(([, { length }]) => length > 1).map(([column, shared]) => ({ column, fields: shared }))
}

/** What is wrong with a mapping, fit to be shown; undefined for nothing. */
export const mappingFault = (list: ListFields, mapping: ColumnMapping): string | undefined => {
  const named = (fields: readonly string[]): string => fields.map((field) => list.labels[field]).join('、')
  const missing = missingFields(list, mapping)
  if (missing.length > 0) return `请为${named(missing)}选择对应的列`
  const [shared] = sharedColumns(list, mapping)
  return shared && `第 ${shared.column + 1} 列同时对应了${named(shared.fields)}，一列只能对应一项`
}
