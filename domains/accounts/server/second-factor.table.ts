import { moment } from '@portal/platform/server/columns'
import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './user.table.ts'

/** The second factor of a user, from the moment at which he begins to set it up. */
export const secondFactors = pgTable('second_factor', {
  /** The id of the user; it bears this name because sealed values are bound to the id of their row. */
  id: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret of the app in base32. */
  secret: text('secret_sealed').notNull(),
  beganAt: moment('began_at').notNull(),
  /** Null until one right code was shown: before that the login does not ask for it. */
  since: moment('in_force_since'),
  /** The last step of thirty seconds whose code was used: no code works twice, nor does one before it. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  /** Keyed hashes of the recovery codes that are left. */
  recoveryCodes: text('recovery_code_hashes').array().notNull(),
})
export type SecondFactor = typeof secondFactors.$inferSelect
