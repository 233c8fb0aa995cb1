import { bigserial, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What happened to accounts, only ever added to. No personal data but the address, no secret. */
export const accountEvents = pgTable(
  'account_event',
  {
    id: bigserial({ mode: 'bigint' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    kind: text().notNull(),
    /** Whom it concerns; null for an unknown user name. */
    userId: uuid('user_id'),
    /** Who did it; null when nobody was signed in. */
    actorId: uuid('actor_id'),
    address: text(),
    detail: jsonb(),
  },
  (table) => [index('account_event_user').on(table.userId, table.at), index('account_event_at').on(table.at)],
)
