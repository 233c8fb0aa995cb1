import { moment } from '@portal/platform/server/columns'
import type { SupplementOutcome } from '@portal/promises/contract'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AskedItem } from '../contract/supplement-form.ts'
import { requests } from './request.table.ts'

/** What the desk asked for in one round. Rows are only added, like those of `supplementEnds`: history is not rewritten. */
export const supplements = pgTable(
  'request_supplement',
  {
    id: uuid().primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id),
    /** The number of the round within its request, from 1. */
    round: integer().notNull(),
    items: jsonb().$type<AskedItem[]>().notNull(),
    dueAt: moment('due_at').notNull(),
    actorId: uuid('actor_id').notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('request_supplement_round').on(table.requestId, table.round)],
)

/** How a round ended: the owner answered it, or the desk took it back. */
export const supplementEnds = pgTable(
  'request_supplement_end',
  {
    supplementId: uuid('supplement_id')
      .primaryKey()
      .references(() => supplements.id),
    outcome: text().$type<Exclude<SupplementOutcome, 'open'>>().notNull(),
    /**
     * Old and new values of what was asked for, as JSON. They are sealed as a whole, since phones and ID numbers are
     * among them.
     */
    values: text('values_sealed'),
    /** What the customer wrote with the answer, or why the desk took the round back. */
    remark: text(),
    actorId: uuid('actor_id').notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [
    check('request_supplement_end_outcome', sql`${table.outcome} in ('answered', 'withdrawn')`),
    check('request_supplement_end_values', sql`(${table.outcome} = 'answered') = (${table.values} is not null)`),
  ],
)
