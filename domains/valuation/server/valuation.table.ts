import type { Provenance } from '@portal/patentdata/server'
import { moment } from '@portal/platform/server/columns'
import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { modelVersion } from '../proof/valuate.ts'
import type { ValuationInput } from '../proof/valuation-input.ts'

/** What a result shows of a record beside what the model reads. */
export type ShownRecord = {
  applicationNumber: string | null
  title: string | null
  applicants: readonly string[] | null
  inventors: readonly string[] | null
  publishedOn: string | null
  provenance: Provenance
  mayShow: boolean
  isDemonstration: boolean
}

/** Valuations with all that they rest on, so that each can be computed again. Written once. */
export const valuations = pgTable(
  'patent_valuation',
  {
    /** 22 characters of base64url: who has it may read. */
    id: text().primaryKey(),
    pn: text('publication_number').notNull(),
    /** The published application that was asked for, where its grant was valued; else empty. */
    askedPn: text('asked_number').notNull(),
    recordVersion: integer('record_version').notNull(),
    /** The day of the valuation in Shanghai. */
    day: date({ mode: 'string' }).notNull(),
    /** The version of the model. */
    model: text().notNull().default(modelVersion),
    /** The names of parameters and cohort. */
    parameters: text().notNull(),
    cohort: text().notNull(),
    input: jsonb().$type<ValuationInput>().notNull(),
    shown: jsonb().$type<ShownRecord>().notNull(),
    /** For lists of one's own: score, price in 10,000 yuan, code of the status. */
    score: doublePrecision().notNull(),
    price: doublePrecision().notNull(),
    statusCode: text('status_code').notNull(),
    createTime: moment('created_at').notNull(),
    usedTime: moment('used_at').notNull(),
  },
  (table) => [
    unique('patent_valuation_same').on(
      ...([
        table.pn,
        table.askedPn,
        table.recordVersion,
        table.day,
        table.model,
        table.parameters,
        table.cohort,
      ] as const),
    ),
    index('patent_valuation_used').on(table.usedTime),
  ],
)
export type StoredValuation = typeof valuations.$inferSelect

/** Which valuations a user has asked for, until he forgets them. */
export const valuationHistory = pgTable(
  'patent_valuation_history',
  {
    userId: uuid('owner_id').notNull(),
    valuationId: text('valuation_id')
      .notNull()
      .references(() => valuations.id),
    time: moment('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.valuationId] }),
    index('patent_valuation_history_owner').on(table.userId, table.time.desc(), table.valuationId.desc()),
    index('patent_valuation_history_valuation').on(table.valuationId),
  ],
)
