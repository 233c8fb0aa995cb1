import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './user.table.ts'

/** The sessions of users. Only a hash of each token is kept. */
export const sessions = pgTable(
  'session',
  {
    id: uuid().primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createTime: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the session was last used; written at most once a minute. */
    lastSeenTime: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    /** A session that is unused for so many minutes has ended. */
    idleMinutes: integer('idle_minutes').notNull(),
    /** At this moment the session ends, used or not. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /**
     * The issuer who vouched for the user; null where he proved a password. From `recheckAt` on the issuer must be
     * asked again.
     */
    issuer: text(),
    recheckAt: timestamp('recheck_at', { withTimezone: true }),
    /** The operator asks for a second factor and the user has none: only the calls that set one up are open. */
    factorDue: boolean('second_factor_due').notNull().default(false),
    browser: text().notNull(),
    address: text().notNull(),
  },
  (table) => [index('session_user').on(table.userId), index('session_expires_at').on(table.expiresAt)],
)

/** Browsers in which a user has signed in before: failed logins of strangers do not slow them down. */
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
