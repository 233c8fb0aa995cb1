import type { FileSurvey } from '@portal/files/server'
import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { PaperKind } from '../contract/papers.ts'

/**
 * One sheet for one certificate. All that its owner wrote is sealed as a whole, since free text holds names and numbers
 * too.
 */
export const sheets = pgTable(
  'filing_sheet',
  {
    id: uuid().primaryKey(),
    userId: uuid('owner_id').notNull(),
    /** Counts the savings, so that of two tabs that save at once only one succeeds. */
    version: integer().notNull(),
    /** The facts and the last days of the papers, as sealed JSON. */
    facts: text('facts_sealed').notNull(),
    /** The version that was last downloaded, and when. */
    takenVersion: integer('taken_version'),
    takeTime: moment('taken_at'),
    /** The right in the vault that the sheet is about; null while it names none. */
    rightId: uuid('right_id'),
    /** The version of that right with which the sheet was last in accord. */
    rightVersion: integer('right_version'),
    /** The recordal in the vault that customs granted for this sheet. */
    recordalId: uuid('recordal_id'),
    /** An older release wrote the sheet, and the vault has not taken it over yet. */
    awaitsTakeover: boolean('awaits_takeover').notNull().default(false),
    // An older release kept the recordal here and reminded of its end. What the vault has taken over is empty.
    recordNum: text('recordation_number'),
    recordBeginDate: date('effective_from', { mode: 'string' }),
    recordEndDate: date('expires_on', { mode: 'string' }),
    nextReminder: date('next_reminder_on', { mode: 'string' }),
    createTime: moment('created_at').notNull(),
    saveTime: moment('saved_at').notNull(),
  },
  (table) => [
    index('filing_sheet_owner').on(table.userId, table.saveTime.desc()),
    index('filing_sheet_takeover').on(table.userId).where(sql`${table.awaitsTakeover}`),
    check(
      'filing_sheet_recordal',
      sql`(${table.recordNum} is null) = (${table.recordEndDate} is null) and (${table.recordNum} is null) = (${table.recordBeginDate} is null)`,
    ),
    check('filing_sheet_term', sql`${table.recordEndDate} <= ${table.recordBeginDate} + interval '10 years'`),
  ],
)

/**
 * A file among the papers of a sheet. Several sheets of one owner may name the same file: his proof of identity is
 * uploaded once for all of them.
 */
export const papers = pgTable(
  'filing_paper',
  {
    id: uuid().primaryKey(),
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => sheets.id, { onDelete: 'cascade' }),
    kind: text().$type<PaperKind>().notNull(),
    position: smallint().notNull(),
    fileId: uuid('file_id').notNull(),
    survey: jsonb().$type<FileSurvey>().notNull(),
  },
  (table) => [index('filing_paper_sheet').on(table.sheetId), index('filing_paper_file').on(table.fileId)],
)
