import type { HealthState } from '@portal/platform/contract'
import { moment } from '@portal/platform/server/columns'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The state of each check of the portal as a whole, as it was last seen to change, and since when. */
export const healthStates = pgTable('health_state', {
  key: text('check_key').primaryKey(),
  state: text().$type<HealthState>().notNull(),
  since: moment('since').notNull(),
})

/** What each machine found when it last looked: some checks are about the machine, as the room on its disk. */
export const healthSightings = pgTable(
  'health_sighting',
  {
    key: text('check_key').notNull(),
    machine: text().notNull(),
    state: text().$type<HealthState>().notNull(),
    text: text('finding').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.machine] })],
)
