import { moment } from '@portal/platform/server/columns'
import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { RuleVersion } from '../proof/rule.ts'

/** What a version says beside its name and its days. */
export type RuleTerms = Omit<RuleVersion, 'code' | 'version' | 'name' | 'effectiveFrom' | 'effectiveTo'>

/**
 * Versions of rules, each written once. The database lets a check write the source, the checker and the end of the versions before,
 * each once, and refuses every other change.
 */
export const deadlineRules = pgTable(
  'deadline_rule',
  {
    code: text().notNull(),
    version: integer().notNull(),
    name: text().notNull(),
    effectiveFrom: date('effective_from', { mode: 'string' }).notNull(),
    effectiveTo: date('effective_to', { mode: 'string' }),
    terms: jsonb().$type<RuleTerms>().notNull(),
    savedAt: moment('saved_at').notNull(),
    /** Null for a version that the portal brought. */
    authorId: uuid('author_id'),
    /** Who of the staff compared it with its source; null until then, and for what the portal brought as checked. */
    checkerId: uuid('checker_id'),
    checkedAt: moment('checked_at'),
  },
  (table) => [primaryKey({ columns: [table.code, table.version] })],
)
