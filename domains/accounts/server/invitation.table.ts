import { moment } from '@portal/platform/server/columns'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './user.table.ts'

/** The link of a member of staff who has not taken his account into use: the newest one alone, and none once it was used. */
export const invitations = pgTable('user_invitation', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in the link. */
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
})
