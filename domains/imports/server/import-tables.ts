import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  FileFormat,
  ImportEncoding,
  ImportFinding,
  ImportPhase,
  ImportSeparator,
  ImportState,
} from '../contract/import.ts'
import type { ColumnMapping } from '../contract/list-fields.ts'

const count = (name: string) => integer(name).notNull().default(0)

export type ImportSample = {
  columns: readonly string[]
  days: 'none' | 'since1900' | 'since1904'
  /** The separator of a CSV, and whether it is sure: staff chose it, or nothing else fits. */
  separator?: { separator: ImportSeparator; isSure: boolean }
  lines: readonly { line: number; cells: readonly string[]; fault?: string }[]
}

/** Columns of a list that was handed in. Its file lies in the object store as long as `storageKey` is set. */
const importColumns = () => ({
  id: uuid().primaryKey(),
  state: text().$type<ImportState>().notNull(),
  fileName: text('file_name').notNull(),
  size: bigint('byte_size', { mode: 'number' }).notNull(),
  sha256: text().notNull(),
  storageKey: text('storage_key').unique(),
  format: text().$type<FileFormat>().notNull(),
  encoding: text().$type<ImportEncoding>(),
  /** The headings and the first rows of the file, for the member of staff who confirms the columns. */
  sample: jsonb().$type<ImportSample>(),
  mapping: jsonb('column_mapping').$type<ColumnMapping>(),
  /** The day up to which the data of the list are true. */
  asOf: date('as_of', { mode: 'string' }),
  isDemonstration: boolean('is_demonstration').notNull(),
  /** Null: the import command or the portal itself created the import. */
  createdBy: uuid('created_by'),
  createTime: moment('created_at').notNull(),
  /** When somebody started the import; the queue is in the order of these moments. */
  queuedTime: moment('queued_at'),
  startTime: moment('started_at'),
  endTime: moment('ended_at'),
  /** How often the import was begun; one that fails to end again and again is given up. */
  attempts: smallint().notNull().default(0),
  phase: text().$type<ImportPhase>(),
  bytes: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
  lines: count('line_count'),
  accepted: count('accepted_count'),
  refused: count('refused_count'),
  doubled: count('doubled_count'),
  added: count('added_count'),
  changed: count('changed_count'),
  unchanged: count('unchanged_count'),
  findings: count('finding_count'),
  findingsKept: count('kept_finding_count'),
  failure: text(),
})

type IndexedColumns = Readonly<Record<'id' | 'state' | 'createTime' | 'queuedTime', ExtraConfigColumn>>
const importIndexes = (prefix: string, table: IndexedColumns) => [
  index(`${prefix}_import_newest`).on(table.createTime.desc(), table.id),
  index(`${prefix}_import_queue`).on(table.queuedTime).where(sql`${table.state} in ('queued', 'running')`),
]

const importTable = (prefix: string) =>
  pgTable(`${prefix}_import`, importColumns(), (table) => importIndexes(prefix, table))
type ImportTable = ReturnType<typeof importTable>

/** Lines that an import refused, or that gave way to a later line; only the first of each import are kept. */
const findingTable = (prefix: string, imports: ImportTable) =>
  pgTable(
    `${prefix}_import_finding`,
    {
      importId: uuid('import_id')
        .notNull()
        .references(() => imports.id),
      ordinal: integer().notNull(),
      line: integer('line_number').notNull(),
      kind: text().$type<ImportFinding['kind']>().notNull(),
      column: text('column_heading').notNull(),
      value: text().notNull(),
      reason: text().notNull(),
    },
    (table) => [primaryKey({ columns: [table.importId, table.ordinal] })],
  )

/** Who did what with an import. Append-only. */
const actTable = (prefix: string, imports: ImportTable) =>
  pgTable(
    `${prefix}_import_act`,
    {
      id: uuid().primaryKey(),
      importId: uuid('import_id')
        .notNull()
        .references(() => imports.id),
      act: text().$type<'upload' | 'start' | 'cancel' | 'report'>().notNull(),
      /** Null: the import command did it. */
      actorId: uuid('actor_id'),
      /** Of an upload: name, size and hash of the file. Of a start: mapping, day and separator. Empty for other acts. */
      detail: jsonb().$type<Record<string, unknown>>().notNull(),
      createTime: moment('created_at').notNull(),
    },
    (table) => [index(`${prefix}_import_act_import`).on(table.importId, table.createTime)],
  )

const withItsTables = <T extends ImportTable>(prefix: string, imports: T) => ({
  imports,
  findings: findingTable(prefix, imports),
  acts: actTable(prefix, imports),
})

/** The tables of the imports of one kind of list; their names begin with `prefix`. */
export const importTables = (prefix: string) => withItsTables(prefix, importTable(prefix))
/** The same for lists that name their source. */
export const sourcedImportTables = (prefix: string) => {
  const columns = { ...importColumns(), source: text() }
  return withItsTables(
    prefix,
    pgTable(`${prefix}_import`, columns, (table) => importIndexes(prefix, table)),
  )
}
/** The same for lists that also name their licence. */
export const licensedImportTables = (prefix: string) => {
  const columns = {
    ...importColumns(),
    source: text(),
    /** In the words of whoever started the import; null: he named none. */
    licence: text(),
    /** Whether titles and people of the list may be shown. */
    mayShow: boolean('may_show').notNull().default(true),
  }
  return withItsTables(
    prefix,
    pgTable(`${prefix}_import`, columns, (table) => importIndexes(prefix, table)),
  )
}
export type ImportTables = ReturnType<typeof importTables>
/** An import as its table has it; it has a `source` and a `licence` where lists of its kind name them. */
export type ImportRecord = ImportTables['imports']['$inferSelect'] & {
  source?: string | null
  licence?: string | null
  mayShow?: boolean
}
