import type { DomainGauge } from '@portal/platform/server'
import { count, lte } from 'drizzle-orm'
import { patents } from './patent.table.ts'

const openStates = ['1', '2'] as const

/** The applications that wait for their acceptance (1) or their end (2). */
export const openPatents: DomainGauge = {
  name: 'portal_patent_open',
  help: 'Patent applications that are open, by state',
  label: { name: 'state', values: openStates },
  read: async ({ db }) => {
    const { state } = patents
    const rows = await db.select({ state, found: count() }).from(patents).where(lte(state, 2)).groupBy(state)
    const found = new Map(rows.map((row) => [String(row.state), row.found]))
    return new Map(openStates.map((open) => [open, found.get(open) ?? 0]))
  },
}
