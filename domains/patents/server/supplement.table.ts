import { moment } from '@portal/platform/server/columns'
import type { SupplementOutcome } from '@portal/promises/contract'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AskedItem } from '../contract/supplement.ts'
import { type Change, patents } from './patent.table.ts'

/** What the desk asked for in one round. Append-only, like `patentSupplementEnds`. */
export const patentSupplements = pgTable(
  'patent_supplement',
  {
    id: uuid().primaryKey(),
    patentId: uuid('patent_id')
      .notNull()
      .references(() => patents.id),
    /** The number of the round within its application, from 1. */
    round: integer().notNull(),
    items: jsonb().$type<AskedItem[]>().notNull(),
    dueAt: moment('due_at').notNull(),
    actorId: uuid('actor_id').notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('patent_supplement_round').on(table.patentId, table.round)],
)

/** How a round ended: the owner answered it, the desk took it back, or the application itself ended. */
export const patentSupplementEnds = pgTable(
  'patent_supplement_end',
  {
    supplementId: uuid('supplement_id')
      .primaryKey()
      .references(() => patentSupplements.id),
    outcome: text().$type<Exclude<SupplementOutcome, 'open'>>().notNull(),
    /** What the answer changed, in words; a phone number is not among them. */
    changes: jsonb().$type<Change[]>().notNull(),
    /** What the customer wrote with the answer, or why the desk took the round back. */
    remark: text(),
    /** Null: the portal itself, when the order ended. */
    actorId: uuid('actor_id'),
    createTime: moment('created_at').notNull(),
  },
  (table) => [check('patent_supplement_end_outcome', sql`${table.outcome} in ('answered', 'withdrawn')`)],
)
