import { moment, newest } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Validation, ValidationKind, ValidationState, Verdict } from '../../contract/validation/validation.ts'

/** What was found when the model was compared with what became of patents. A row that is over never changes. */
export const validations = pgTable(
  'patent_valuation_validation',
  {
    id: uuid().primaryKey(),
    kind: text().$type<ValidationKind>().notNull(),
    state: text().$type<ValidationState>().notNull(),
    /** How often it was begun. */
    attempts: integer().notNull(),
    /** What was in force when it was asked for or recorded: it is this that is validated. */
    model: text().notNull(),
    parameters: text().notNull(),
    cohort: text().notNull(),
    n: integer('case_count'),
    alive: integer('alive_count'),
    day: date({ mode: 'string' }).notNull(),
    source: text(),
    note: text().notNull(),
    renewal: jsonb().$type<NonNullable<Validation['renewal']>>(),
    price: jsonb().$type<NonNullable<Validation['price']>>(),
    verdict: text().$type<Verdict>(),
    isDemonstration: boolean('is_demonstration').notNull(),
    failure: text(),
    createTime: moment('created_at').notNull(),
    createdById: uuid('created_by'),
    endTime: moment('ended_at'),
  },
  (table) => [
    index('patent_valuation_validation_newest').on(newest(table.createTime), newest(table.id)),
    uniqueIndex('patent_valuation_validation_running').on(table.state).where(sql`${table.state} = 'running'`),
  ],
)
