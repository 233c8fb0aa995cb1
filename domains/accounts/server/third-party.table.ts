import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './user.table.ts'

/**
 * The account for which an issuer vouches. At the issuer the subject may be a phone number, so only its fingerprint is
 * kept.
 */
export const thirdPartyIdentities = pgTable(
  'third_party_identity',
  {
    issuer: text().notNull(),
    subjectFingerprint: text('subject_fingerprint').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createTime: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subjectFingerprint] }),
    index('third_party_identity_user').on(table.userId),
  ],
)

/** Tokens that have opened a session; a row is kept as long as the token could be shown again. */
export const usedThirdTokens = pgTable(
  'used_third_token',
  {
    issuer: text().notNull(),
    /** The token's own number (`jti`). */
    tokenId: text('token_id').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.tokenId] }),
    index('used_third_token_expires_at').on(table.expiresAt),
  ],
)
