import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { lineOutcomes } from '../../contract/batch.ts'
import { valuations } from '../valuation.table.ts'

/** Lists of publications that users handed in, to be evaluated one after the other. */
export const valuationBatches = pgTable(
  'patent_valuation_batch',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [
    index('patent_valuation_batch_owner').on(table.ownerId, table.createTime),
    index('patent_valuation_batch_created').on(table.createTime),
  ],
)

/** The numbers of a batch; each keeps its result as long as it stands here. */
export const batchLines = pgTable(
  'patent_valuation_batch_line',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => valuationBatches.id, { onDelete: 'cascade' }),
    ordinal: integer().notNull(),
    /** The line of the file. */
    line: integer('file_line').notNull(),
    /** As the file has it. */
    asked: text('asked_number').notNull(),
    /** Equal for numbers of the batch that name the same publication: these are evaluated once. */
    key: text('number_key').notNull(),
    outcome: text().$type<(typeof lineOutcomes)[number]>().notNull(),
    /** How often its evaluation broke off by a fault of the portal. */
    attempts: integer().notNull().default(0),
    /** Not before this it is tried again, since an outside source had not told of it in time. */
    retryTime: moment('retry_at'),
    /** How often an outside source had not told of it in time. */
    waits: integer().notNull().default(0),
    pn: text('publication_number'),
    valuationId: text('valuation_id').references(() => valuations.id),
    reason: text(),
    msg: text(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.ordinal] }),
    index('patent_valuation_batch_line_waiting').on(table.ordinal).where(sql`outcome = 'waiting'`),
    index('patent_valuation_batch_line_valuation').on(table.valuationId),
  ],
)
