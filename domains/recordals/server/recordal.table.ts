import { date, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { RecordState, RegisterType } from '../contract/words.ts'

/** The recordals of customs as the last import brought them; one row for each recordal number. */
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
    /** The import that last wrote this row. */
    importId: uuid('import_id').notNull(),
    // `searchColumns` derives the columns from here on.
    foldedName: text('folded_right_name').notNull(),
    foldedHolder: text('folded_holder_name').notNull(),
    foldedCountry: text('folded_country_name').notNull(),
    foldedRegistration: text('folded_registration_number').notNull(),
    foldedRecord: text('folded_record_number').notNull(),
    foldedGoods: text('folded_goods_classes').notNull(),
    /** The pinyin of the right's name and of the holder, one line each (see `soundText`). */
    sounds: text().notNull(),
    /** The place of the row in every answer, the smallest first (see `placeOf`); rows of one place follow by id. */
    place: integer().notNull(),
    /** Pieces of all searched fields as numbers (see `gramOf`), for the index. */
    grams: integer().array().notNull(),
  },
  (table) => [
    index('recordal_grams').using('gin', table.grams),
    index('recordal_place').on(table.place, table.id),
    index('recordal_holder').on(table.foldedHolder),
    index('recordal_of_import').on(table.importId),
  ],
)
