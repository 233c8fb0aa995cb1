import { pgTable, uuid } from 'drizzle-orm/pg-core'

/** The members of staff who have turned the keys of the back office off. */
export const withoutKeys = pgTable('desk_without_keys', { ownerId: uuid('owner_id').primaryKey() })
