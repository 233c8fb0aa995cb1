import { bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The failed logins of the last quarter of an hour; all processes share them. */
export const loginFailures = pgTable(
  'login_failure',
  {
    id: bigserial({ mode: 'bigint' }).primaryKey(),
    /** A fingerprint of the account name, address or device that the try counts against. */
    subject: text().notNull(),
    failedAt: timestamp('failed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('login_failure_subject').on(table.subject, table.failedAt),
    index('login_failure_failed_at').on(table.failedAt),
  ],
)
