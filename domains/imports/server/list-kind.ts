import type { JobCtx } from '@portal/platform/server'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ListFields } from '../contract/list-fields.ts'
import type { ImportRecord, ImportTables } from './import-tables.ts'
import type { ReadRow } from './judge/judge-lines.ts'
import type { CopyValue } from './rows/copy-text.ts'
import type { DocumentReader } from './source/documents/document-reader.ts'
import type { Headings } from './source/headings.ts'

/** How the rows of one kind of list are stored. */
export type RowStore<Row> = {
  /**
   * The table that lists fill. Its `id` is given out by the database, its `importId` names the import that last wrote the row.
   * A column whose field is one of the list is imported, any other is derived from these, but for the name of the source.
   */
  table: PgTable
  /** Columns that hold several fields of the list together, and so are imported too. */
  together?: readonly string[]
  /** The field by whose value a row is known, among those of its source. */
  knownBy: string
  /** The values of all imported and derived columns of a row, by field. */
  valuesOf: (row: Row) => Readonly<Record<string, CopyValue>>
  /**
   * The field of the column that names the import which last had the row in its list, also where that said the same as before;
   * for rows of which it counts on which day they were last told.
   */
  toldBy?: string
  /** Fields that keep their value where a list brings none. */
  kept: readonly string[]
  /**
   * The field by which new rows are ordered, so that rows which are read together lie close together on disk; without it they
   * stay in the order of the list.
   */
  orderedBy?: string
  /**
   * Where what imports change of rows is kept, if it is: the table, with an `id` that the database gives out, and the
   * statement that fills it from a select of four columns: what the row is known by, the import, the changed fields as
   * `{field: {before, after}}`, the time.
   */
  changes?: { table: PgTable; insert: (changes: SQL) => SQL }
}

/** Where lists name their source. */
type ListSources = {
  /** The column of the imports, and that of the rows, which hold the name of the source. */
  ofImport: PgColumn
  ofRow: PgColumn
  /** Names that no list may take, since other rows go by them. */
  taken: readonly string[]
}

/** A kind of list that staff hand in: all that the machinery of imports must know of it. */
export type ListKind<Row> = {
  /** The name of its queue, of the lock that lets one import run at a time, and of its sweep: `recordals`. */
  name: string
  /** The page of the back office that lists its imports: `/recordal-imports`. One import stands below it. */
  deskPath: string
  list: ListFields
  /** Which headings of a file name which field. */
  headings: Headings
  tables: ImportTables
  sources?: ListSources
  /** Two letters at the end of the keys under which its files are stored; they keep other clean-ups away from the files. */
  keyEnd: string
  readRow: ReadRow<Row>
  /** How a document becomes a line, where such lists also come as documents. */
  documents?: DocumentReader
  rows: RowStore<Row>
  /** Tells others that the rows are there, in the transaction that makes them visible. */
  finished: (ctx: JobCtx, record: ImportRecord) => Promise<void>
}

/** What one use case needs to know of a kind of list, whatever its rows are: `KindWith<'tables'>`. */
export type KindWith<K extends Exclude<keyof ListKind<never>, 'readRow' | 'rows'>> = Pick<ListKind<never>, K>
