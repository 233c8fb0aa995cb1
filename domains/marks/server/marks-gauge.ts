import type { DomainGauge } from '@portal/platform/server'
import { sum } from 'drizzle-orm'
import { markSources } from './mark.table.ts'

const sources = ['imported', 'demonstration'] as const
type Source = (typeof sources)[number]

/** How many marks a name is compared with. Names of lists are the operator's, so they are told apart by their sort alone. */
export const marksGauge: DomainGauge = {
  name: 'portal_known_marks',
  help: 'Known marks that names are compared with.',
  label: { name: 'source', values: sources },
  read: async ({ db }) => {
    const rows = await db
      .select({ isDemonstration: markSources.isDemonstration, rows: sum(markSources.rows).mapWith(Number) })
      .from(markSources)
      .groupBy(markSources.isDemonstration)
    const rowsOf = new Map(
      rows.map((row): [Source, number] => [row.isDemonstration ? 'demonstration' : 'imported', row.rows]),
    )
    return new Map(sources.map((source) => [source, rowsOf.get(source) ?? 0]))
  },
}
