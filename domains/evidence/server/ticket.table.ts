import { moment } from '@portal/platform/server/columns'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { evidences } from './evidence.table.ts'

/** Download tickets. A ticket is told to its user once, stored only as a hash, and good for one use. */
export const downloadTickets = pgTable(
  'evidence_ticket',
  {
    /** SHA-256 of the ticket, base64url. */
    ticketHash: text('ticket_hash').primaryKey(),
    evidenceId: uuid('evidence_id')
      .notNull()
      .references(() => evidences.id),
    userId: uuid('user_id').notNull(),
    /** The session that asked for the ticket: the ticket is void once this session has ended. */
    sessionId: uuid('session_id'),
    /** What the ticket is for, as the domain that gave it wrote it down; null: it is for the package of the record. */
    contents: jsonb('pack').$type<object>(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('evidence_ticket_expires').on(table.expiresAt)],
)
