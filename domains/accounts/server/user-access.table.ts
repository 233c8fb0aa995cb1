import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './user.table.ts'

/**
 * What a member of staff may do: his roles, and what is granted to him or denied to him alone. One row of a user holds it
 * all, so that the look-up of a session reads it by one key. Staff without a row have the role `general`.
 */
export const userAccess = pgTable('user_access', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  roles: text().array().notNull(),
  grants: text().array().notNull(),
  denials: text().array().notNull(),
  /** Rises with each change; whoever saves names the version that he read. */
  version: integer().notNull(),
})
