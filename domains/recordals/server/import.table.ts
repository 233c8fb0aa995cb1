import { importTables } from '@portal/imports/server/tables'
import { moment } from '@portal/platform/server/columns'
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ImportField } from '../contract/import.ts'

/** Lists of recordals that were handed in, what was found in their lines, and who did what with them. */
export const { imports: recordalImports, findings: importFindings, acts: importActs } = importTables('recordal')

/** What an import changed of a recordal that was there before. Append-only. */
export const recordalChanges = pgTable(
  'recordal_change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recordNum: text('record_number').notNull(),
    importId: uuid('import_id')
      .notNull()
      .references(() => recordalImports.id),
    /** The fields that the import changed, each with its value before and after. */
    fields: jsonb('changed_fields')
      .$type<Partial<Record<ImportField, { before: string | number | null; after: string | number | null }>>>()
      .notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('recordal_change_record').on(table.recordNum, table.id)],
)
