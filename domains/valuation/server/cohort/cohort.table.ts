import { moment, newest } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CohortPhase, CohortState } from '../../contract/cohort/cohort.ts'
import type { GroupGrowth, QuantileTable } from '../../proof/imported-cohort.ts'

/** What a version was counted to. */
export type CohortContent = {
  sizes: readonly { section: string | null; year: number; n: number }[]
  tables: readonly QuantileTable[]
  growth: readonly GroupGrowth[]
}

/** Versions of the cohort that were counted from records. One that is built never changes, since results name it. */
export const cohorts = pgTable(
  'patent_cohort',
  {
    id: uuid().primaryKey(),
    /** `C-1`, `C-2` …, in the order in which they were asked for. */
    name: text().notNull().unique(),
    state: text().$type<CohortState>().notNull(),
    phase: text().$type<CohortPhase>(),
    /** How often its rebuild was begun. */
    attempts: integer().notNull(),
    n: integer('patent_count'),
    /** The latest day up to which a source told of what was counted. */
    day: date('counted_until', { mode: 'string' }),
    isDemonstration: boolean('is_demonstration').notNull(),
    content: jsonb().$type<CohortContent>(),
    failure: text(),
    createTime: moment('created_at').notNull(),
    createdById: uuid('created_by'),
    endTime: moment('ended_at'),
  },
  (table) => [
    index('patent_cohort_newest').on(newest(table.createTime), newest(table.id)),
    uniqueIndex('patent_cohort_building').on(table.state).where(sql`${table.state} = 'building'`),
  ],
)

/** Each time a cohort came into force; the last one is in force. Rows are only added. */
export const cohortPublications = pgTable(
  'patent_cohort_publication',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** A version of the table above, or the built-in one. */
    cohort: text().notNull(),
    actorId: uuid('actor_id'),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('patent_cohort_publication_cohort').on(table.cohort, table.id)],
)
