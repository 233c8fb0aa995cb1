import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PatentFacts, Provenance } from './facts.ts'

/** What sources told of publications of Chinese patents; one row for each publication. */
export const patentRecords = pgTable(
  'patent_record',
  {
    /** With its kind, as `CN103150376B`. */
    pn: text('publication_number').primaryKey(),
    /** With its check digit, as `201110399456.3`; null where no source told it. */
    applicationNumber: text('application_number'),
    facts: jsonb().$type<PatentFacts>().notNull(),
    /** Where each fact comes from; one that nobody told is missing. */
    provenance: jsonb().$type<Provenance>().notNull(),
    /** False where a licence forbids to show title and people. */
    mayShow: boolean('may_show').notNull(),
    isDemonstration: boolean('is_demonstration').notNull(),
    /** It rises whenever a fact changes. */
    version: integer().notNull(),
    changeTime: moment('changed_at').notNull(),
  },
  (table) => [
    index('patent_record_application').on(table.applicationNumber).where(sql`${table.applicationNumber} is not null`),
    check('patent_record_number', sql`${table.pn} ~ '^CN[0-9]{7,9}[ABCUY]$'`),
  ],
)
export type PatentRecord = typeof patentRecords.$inferSelect
