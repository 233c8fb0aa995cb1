import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Choices } from '../contract/choices.ts'
import type { Category, Channel } from '../contract/profile.ts'
import type { Light, Scores } from '../contract/score.ts'

/** One self-check of a user. Written once: a repeat is a further row, so that two can be compared. */
export const selfChecks = pgTable(
  'self_check',
  {
    id: uuid().primaryKey(),
    userId: uuid('owner_id').notNull(),
    /** The version of the question set that was answered. */
    version: text('question_set').notNull(),
    product: text().notNull(),
    category: text().$type<Category>().notNull(),
    country: text().notNull(),
    channels: text().array().$type<Channel[]>().notNull(),
    choices: jsonb('answers').$type<Choices>().notNull(),
    scores: jsonb().$type<Scores>().notNull(),
    score: smallint('total_score').notNull(),
    light: text().$type<Light>().notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [
    index('self_check_owner').on(table.userId, table.createTime.desc()),
    check('self_check_score', sql`${table.score} between 0 and 100`),
  ],
)
