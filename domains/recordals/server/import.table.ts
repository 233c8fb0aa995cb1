import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
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
  ColumnMapping,
  ImportEncoding,
  ImportField,
  ImportFinding,
  ImportFormat,
  ImportPhase,
  ImportSeparator,
  ImportState,
} from '../contract/import.ts'

const count = (name: string) => integer(name).notNull().default(0)

export type ImportSample = {
  columns: readonly string[]
  days: 'none' | 'since1900' | 'since1904'
  /** Of a CSV: what its cells are parted by, and whether it was found for sure, or chosen. */
  separator?: { separator: ImportSeparator; isSure: boolean }
  lines: readonly { line: number; cells: readonly string[]; fault?: string }[]
}

/** A list that was handed in. Its file lies in the store as long as `storageKey` is set. */
export const recordalImports = pgTable(
  'recordal_import',
  {
    id: uuid().primaryKey(),
    state: text().$type<ImportState>().notNull(),
    fileName: text('file_name').notNull(),
    size: bigint('byte_size', { mode: 'number' }).notNull(),
    sha256: text().notNull(),
    storageKey: text('storage_key').unique(),
    format: text().$type<ImportFormat>().notNull(),
    encoding: text().$type<ImportEncoding>(),
    /** The headings and the first rows, for whoever confirms the columns. */
    sample: jsonb().$type<ImportSample>(),
    mapping: jsonb('column_mapping').$type<ColumnMapping>(),
    /** The day up to which its data are true. */
    asOf: date('as_of', { mode: 'string' }),
    isDemonstration: boolean('is_demonstration').notNull(),
    /** Null: the command, or the portal itself. */
    createdBy: uuid('created_by'),
    createTime: moment('created_at').notNull(),
    /** When it was started by somebody: the order of the queue. */
    queuedTime: moment('queued_at'),
    startTime: moment('started_at'),
    endTime: moment('ended_at'),
    /** How often it was begun; one that never comes through is given up. */
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
  },
  (table) => [
    index('recordal_import_newest').on(table.createTime.desc(), table.id),
    index('recordal_import_queue').on(table.queuedTime).where(sql`${table.state} in ('queued', 'running')`),
  ],
)

/** Lines that were refused or gave way, the first of each import. */
export const importFindings = pgTable(
  'recordal_import_finding',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => recordalImports.id),
    ordinal: integer().notNull(),
    line: integer('line_number').notNull(),
    kind: text().$type<ImportFinding['kind']>().notNull(),
    column: text('column_heading').notNull(),
    value: text().notNull(),
    reason: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.ordinal] })],
)

/** What an import changed of a recordal that was there before. Append-only. */
export const recordalChanges = pgTable(
  'recordal_change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recordNum: text('record_number').notNull(),
    importId: uuid('import_id')
      .notNull()
      .references(() => recordalImports.id),
    /** The fields that differ, as they were and as they are. */
    fields: jsonb('changed_fields')
      .$type<Partial<Record<ImportField, { before: string | number | null; after: string | number | null }>>>()
      .notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('recordal_change_record').on(table.recordNum, table.id)],
)

/** Who did what with an import. Append-only. */
export const importActs = pgTable(
  'recordal_import_act',
  {
    id: uuid().primaryKey(),
    importId: uuid('import_id')
      .notNull()
      .references(() => recordalImports.id),
    act: text().$type<'upload' | 'start' | 'cancel' | 'report'>().notNull(),
    /** Null: the command. */
    actorId: uuid('actor_id'),
    /** Of a start: mapping and day; else what the file is. */
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('recordal_import_act_import').on(table.importId, table.createTime)],
)
