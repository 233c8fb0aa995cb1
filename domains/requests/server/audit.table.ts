import { moment } from '@portal/platform/server/columns'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { LookKind } from '../contract/audit.ts'
import { requests } from './request.table.ts'

/**
 * Who of the desk has looked at a request or one of its files. Append-only; with the history and the looks at ID numbers
 * it makes the audit trail that the owner reads.
 */
export const looks = pgTable(
  'request_look',
  {
    id: uuid().primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id),
    actorId: uuid('actor_id').notNull(),
    kind: text().$type<LookKind>().notNull(),
    /** The name of the file that was looked at; null where the look was at the request itself. */
    fileName: text('file_name'),
    /** The event that reported the look; it is unique, so that an event that arrives twice is one look. */
    eventId: text('event_id').unique(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('request_look_request').on(table.requestId, table.createTime)],
)
