import { type DomainGauge, newDurations } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { sourceOutcomes } from '../../contract/sources.ts'
import { patentSources } from './source.table.ts'
import { weekShareOf } from './source-state.ts'

/** How long outside sources take for a publication, also where they fail. The bounds are the patience of callers and our own. */
export const sourceSeconds = newDurations('portal_patent_source_seconds', 'Time of asking a source for a publication', {
  labels: { source: ['ops'], outcome: sourceOutcomes },
  buckets: [0.3, 1, 2, 4, 8, 15, 30],
})

/** The share of this week's quota that is used up; nobody knows it before the first answer of the week. */
export const sourceQuota: DomainGauge = {
  name: 'portal_patent_source_quota',
  help: 'Share of the weekly quota of a source of patents that is used up',
  label: { name: 'source', values: ['ops'] },
  read: async ({ db, now }) => {
    const [ops] = await db.select().from(patentSources).where(eq(patentSources.name, 'ops'))
    const share = ops ? weekShareOf(ops, now()) : null
    return share === null ? null : new Map([['ops', share]])
  },
}
