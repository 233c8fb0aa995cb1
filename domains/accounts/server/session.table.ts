import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './user.table.ts'

/** Who is signed in where. Only a hash of the token is kept. */
export const sessions = pgTable(
  'session',
  {
    id: uuid().primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createTime: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Written at most once a minute. */
    lastSeenTime: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    /** Unused for this long, it has ended. */
    idleMinutes: integer('idle_minutes').notNull(),
    /** It has ended then, used or not. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Who vouched for the user, where it was not his password; from `recheckAt` on it must be asked again. */
    issuer: text(),
    recheckAt: timestamp('recheck_at', { withTimezone: true }),
    browser: text().notNull(),
    address: text().notNull(),
  },
  (table) => [index('session_user').on(table.userId), index('session_expires_at').on(table.expiresAt)],
)

/** Browsers that have signed in before: strangers' failures do not slow them down. */
export const devices = pgTable(
  'known_device',
  {
    tokenHash: text('token_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastUsedTime: timestamp('last_used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index('known_device_user').on(table.userId),
    index('known_device_last_used').on(table.lastUsedTime),
  ],
)
