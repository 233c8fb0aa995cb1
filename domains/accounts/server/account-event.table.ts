import { bigserial, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AccountEventKind } from '../contract/account-events.ts'

/** The history of accounts; rows are only added. It holds no secret, and no personal data but the IP address. */
export const accountEvents = pgTable(
  'account_event',
  {
    id: bigserial({ mode: 'bigint' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    kind: text().$type<AccountEventKind>().notNull(),
    /** The account that the event concerns; null for an unknown user name, and where it concerns no account but a role. */
    userId: uuid('user_id'),
    /** The user who caused the event; null when nobody was signed in. */
    actorId: uuid('actor_id'),
    address: text(),
    detail: jsonb(),
  },
  (table) => [index('account_event_user').on(table.userId, table.at), index('account_event_at').on(table.at)],
)
