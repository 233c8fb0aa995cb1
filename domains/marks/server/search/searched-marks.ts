import { type Ctx, type Db, prepareOnce } from '@portal/platform/server'
import { asc } from 'drizzle-orm'
import type { SearchedMarks } from '../../contract/mark.ts'
import { markSources } from '../mark.table.ts'

const prepareSources = (db: Db) =>
  db
    .select({
      name: markSources.name,
      rows: markSources.rows,
      asOf: markSources.asOf,
      demonstration: markSources.isDemonstration,
    })
    .from(markSources)
    .orderBy(asc(markSources.name))
    .prepare('mark_sources')

const sourcesFor = prepareOnce(prepareSources)

/** What is searched now: the lists, and how many marks are in them. */
export const searchedMarks = async (ctx: Pick<Ctx, 'db' | 'now'>): Promise<Omit<SearchedMarks, 'isPartial'>> => {
  const sources = await sourcesFor(ctx.db).execute()
  return { marks: sources.reduce((sum, { rows }) => sum + rows, 0), sources, at: ctx.now().getTime() }
}
