import { moment } from '@portal/platform/server/columns'
import { boolean, date, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { MarkStatus } from '../contract/mark.ts'
import type { SignRule } from '../contract/sign-rules.ts'

/** Marks that lists told us of; one row for each number of a list. */
export const knownMarks = pgTable(
  'known_mark',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The name of the list. */
    source: text().notNull(),
    number: text().notNull(),
    name: text().notNull(),
    classes: smallint().array().notNull(),
    holder: text().notNull(),
    status: text().$type<MarkStatus>().notNull(),
    appliedOn: date('applied_on', { mode: 'string' }),
    registeredOn: date('registered_on', { mode: 'string' }),
    expiresOn: date('expires_on', { mode: 'string' }),
    /** The import that last wrote this row; null for a row taken over from the recordals. */
    importId: uuid('import_id'),
    // `indexColumns` derives the columns from here on.
    foldedName: text('folded_name').notNull(),
    /** Pieces of name and sound as numbers, for the index. */
    keys: integer().array().notNull(),
  },
  (table) => [
    unique('known_mark_number').on(table.source, table.number),
    index('known_mark_keys').using('gin', table.keys),
  ],
)

/** The lists that known marks came from, with what every answer says of them. */
export const markSources = pgTable('mark_source', {
  name: text().primaryKey(),
  rows: integer('row_count').notNull(),
  /** The day up to which the list is true. */
  asOf: date('as_of', { mode: 'string' }),
  isDemonstration: boolean('is_demonstration').notNull(),
  changeTime: moment('changed_at').notNull(),
})

/** Each version of the rules about signs that staff saved; the one with the highest number holds. */
export const signRuleVersions = pgTable('sign_rule_version', {
  version: integer().primaryKey(),
  rules: jsonb().$type<SignRule[]>().notNull(),
  createTime: moment('created_at').notNull(),
  actorId: uuid('actor_id'),
})
