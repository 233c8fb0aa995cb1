import { moment } from '@portal/platform/server/columns'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Whether a rule is on, of those that staff have switched; the act log has what was before. */
export const ruleStates = pgTable('precheck_rule_state', {
  rule: text().primaryKey(),
  on: boolean('is_on').notNull(),
  reason: text().notNull(),
  actorId: uuid('actor_id').notNull(),
  changedAt: moment('changed_at').notNull(),
  /** How often it was switched: the set of rules is another one after each switch. */
  changes: integer().notNull(),
})
