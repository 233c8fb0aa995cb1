import type { DomainGauge } from '@portal/platform/server'
import { count } from 'drizzle-orm'
import { patentRecords } from './patent.table.ts'

const kinds = ['demonstration', 'imported'] as const

/** Publications of which something is known, by whether they are invented. */
export const recordsGauge: DomainGauge = {
  name: 'portal_patent_records',
  help: 'Publications of patents of which something is known, by source',
  label: { name: 'source', values: [...kinds] },
  read: async ({ db }) => {
    const { isDemonstration } = patentRecords
    const rows = await db.select({ isDemonstration, found: count() }).from(patentRecords).groupBy(isDemonstration)
    return new Map(
      kinds.map((kind) => [kind, rows.find((row) => row.isDemonstration === (kind === 'demonstration'))?.found ?? 0]),
    )
  },
}
