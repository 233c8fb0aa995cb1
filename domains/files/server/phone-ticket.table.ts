import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Purpose } from '../contract/purposes.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * A ticket allows one phone to send one file in its user's name. The ticket itself is nowhere but in the code on the
 * screen.
 */
export const phoneTickets = pgTable(
  'phone_ticket',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the ticket, base64url. */
    ticketHash: text('ticket_hash').notNull().unique(),
    ownerId: uuid('owner_id').notNull(),
    /** The session that opened the ticket; the ticket ends with that session. */
    sessionId: uuid('session_id'),
    purpose: text().$type<Purpose>().notNull(),
    title: text().notNull(),
    slot: text().notNull(),
    /** The file that the phone has sent. */
    fileId: uuid('file_id'),
    expiresAt: moment('expires_at').notNull(),
    /** When the ticket ended before its time: it was revoked, replaced by a newer one, or its file was taken. */
    closedAt: moment('closed_at'),
    takenAt: moment('taken_at'),
  },
  (table) => [
    index('phone_ticket_slot').on(table.ownerId, table.slot),
    index('phone_ticket_expires').on(table.expiresAt),
  ],
)
