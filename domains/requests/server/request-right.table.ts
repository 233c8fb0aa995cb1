import { moment } from '@portal/platform/server/columns'
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { requests } from './request.table.ts'

/** The right of the vault from which a request was filled, as it was when the request was sent. The vault may lose it. */
export const requestRights = pgTable('request_right', {
  requestId: uuid('request_id')
    .primaryKey()
    .references(() => requests.id),
  rightId: uuid('right_id').notNull(),
  version: integer().notNull(),
  /** When staff had confirmed that version; null where they had not. */
  verified: moment('verified_at'),
})
