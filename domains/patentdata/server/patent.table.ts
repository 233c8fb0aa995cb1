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
    /** False where the licence of a source of title or people forbids to show them. */
    mayShow: boolean('may_show').notNull(),
    isDemonstration: boolean('is_demonstration').notNull(),
    /** The status of the facts, for lists of the desk. */
    status: text().notNull().generatedAlwaysAs(sql`coalesce(facts ->> 'status', 'UNKNOWN')`),
    /** The title as the desk looks for it, and its pairs of signs, by which an index finds it; empty where it may not be shown. */
    plainTitle: text('plain_title').notNull().default(''),
    titleGrams: integer('title_grams').array().notNull().default([]),
    /** It rises whenever a fact changes. */
    version: integer().notNull(),
    changeTime: moment('changed_at').notNull(),
  },
  (table) => [
    index('patent_record_application').on(table.applicationNumber).where(sql`${table.applicationNumber} is not null`),
    index('patent_record_status').on(table.status, table.pn),
    index('patent_record_title').using('gin', table.titleGrams),
    check('patent_record_number', sql`${table.pn} ~ '^CN[0-9]{7,9}[ABCUY]$'`),
  ],
)
export type PatentRecord = typeof patentRecords.$inferSelect
