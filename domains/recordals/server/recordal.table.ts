import { date, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { RecordState, RegisterType } from '../contract/index.ts'

/** What customs have recorded, one row for each number, as the last import told it. */
export const recordals = pgTable(
  'recordal',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    recordNum: text('record_number').notNull().unique(),
    recordName: text('right_name').notNull(),
    name: text('holder_name').notNull(),
    conutryName: text('country_name').notNull(),
    registerNum: text('registration_number').notNull(),
    registerType: smallint('right_type').$type<RegisterType>().notNull(),
    productType: text('goods_classes').notNull(),
    recordState: smallint('state').$type<RecordState>().notNull(),
    recordBeginDate: date('begins_on', { mode: 'string' }),
    recordEndDate: date('ends_on', { mode: 'string' }),
    recordIcon: text('picture_id'),
    /** The import that wrote the row as it stands. */
    importId: uuid('import_id').notNull(),
    /** Folded characters and pairs of all that is searched, see `searchColumns`. */
    grams: text().array().notNull(),
  },
  (table) => [index('recordal_grams').using('gin', table.grams), index('recordal_holder').on(table.name)],
)
