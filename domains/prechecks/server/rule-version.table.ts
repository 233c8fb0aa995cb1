import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { check, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { RuleTerms } from '../contract/rule-version.ts'

/**
 * The versions of rules that staff have written; the first ones are data of the program. A row stays as it was written, but for
 * its check, which somebody else makes once: a trigger sees to both.
 */
export const ruleVersions = pgTable(
  'precheck_rule_version',
  {
    rule: text().notNull(),
    version: integer().notNull(),
    effectiveFrom: date('effective_from', { mode: 'string' }).notNull(),
    terms: jsonb().$type<RuleTerms>().notNull(),
    reason: text().notNull(),
    authorId: uuid('author_id').notNull(),
    savedAt: moment('saved_at').notNull(),
    checkerId: uuid('checker_id'),
    checkedAt: moment('checked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.rule, table.version] }),
    check('precheck_rule_version_checked', sql`(${table.checkerId} is null) = (${table.checkedAt} is null)`),
    check('precheck_rule_version_checker', sql`${table.checkerId} <> ${table.authorId}`),
  ],
)
