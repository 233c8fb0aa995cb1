import { moment } from '@portal/platform/server/columns'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Slot } from '../contract/slots.ts'
import { evidences } from './evidence.table.ts'

/** A subsidy pack: by which list, and which travel documents go into this one. */
export type TicketedPack = { template: string; travel: Slot[] }

/** Download tickets: told once, kept as a hash, good for one use. */
export const downloadTickets = pgTable(
  'evidence_ticket',
  {
    /** SHA-256 of the ticket, base64url. */
    ticketHash: text('ticket_hash').primaryKey(),
    evidenceId: uuid('evidence_id')
      .notNull()
      .references(() => evidences.id),
    userId: uuid('user_id').notNull(),
    /** The session that asked for it: with its end the ticket ends. */
    sessionId: uuid('session_id'),
    /** Null: for the package of the record. */
    pack: jsonb().$type<TicketedPack>(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('evidence_ticket_expires').on(table.expiresAt)],
)
