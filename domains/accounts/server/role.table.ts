import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The roles that the operator has made besides the built-in ones. `user_access.roles` names them by their ids. */
export const staffRoles = pgTable('staff_role', {
  id: uuid().primaryKey(),
  name: text().notNull().unique('staff_role_name'),
  permissions: text().array().notNull(),
  /** Rises with each change; whoever saves names the version that he read. */
  version: integer().notNull(),
  createTime: timestamp('create_time', { withTimezone: true }).notNull(),
})
