import type { Ctx } from '@portal/platform/server'
import { asc, sql } from 'drizzle-orm'
import { recordalFilterQuery } from '../contract/search.ts'
import { recordals } from '../server/recordal.table.ts'
import { sealContent, type Wanted } from '../server/saved/saved-content.ts'
import { savedSearches } from '../server/saved-search.table.ts'

type Row = { recordNum: string; recordName: string; name: string }

const beginning = (text: string, length: number): string => [...text].slice(0, length).join('')

/** What people ask of such rows, from a name of one's own to all marks of a country. */
const queries: readonly ((row: Row) => Record<string, string | number>)[] = [
  ({ recordName }) => ({ recordName }),
  ({ name }) => ({ name }),
  ({ recordName }) => ({ q: beginning(recordName, 2) }),
  ({ name }) => ({ q: name }),
  ({ recordName }) => ({ recordName: beginning(recordName, 2), registerType: 4 }),
  ({ recordName }) => ({ q: beginning(recordName, 1), recordState: 1 }),
  ({ name }) => ({ name: beginning(name, 2), productType: '9' }),
  () => ({ conutryName: '中国', recordState: 3 }),
  () => ({ q: '有限公司' }),
  () => ({ q: '有限 公司 a' }),
]

const wantedBy = {
  query: (row: Row, at: number): Wanted => ({
    kind: 'query',
    query: recordalFilterQuery.parse(queries[at % queries.length]?.(row)),
  }),
  name: ({ recordName }: Row): Wanted => ({ kind: 'name', watched: recordName }),
  own: ({ recordNum }: Row): Wanted => ({ kind: 'own', watched: recordNum }),
}

/** Saves so many searches of each kind for what stands in rows from all over the table. */
export const saveMany = async (ctx: Pick<Ctx, 'db' | 'now' | 'newId' | 'cipher'>, ofEach: number): Promise<void> => {
  const rows = await ctx.db
    .select({ recordNum: recordals.recordNum, recordName: recordals.recordName, name: recordals.name })
    .from(recordals)
    .orderBy(asc(sql`md5(${recordals.recordNum})`))
    .limit(ofEach)
  const since = ctx.now()
  for (const kind of ['query', 'name', 'own'] as const) {
    const searches = rows.map((row, at) => {
      const id = ctx.newId()
      const content = sealContent(ctx, id, { title: '演示', wanted: wantedBy[kind](row, at) })
      return { id, ownerId: ctx.newId(), kind, content, createTime: since, since }
    })
    await ctx.db.insert(savedSearches).values(searches)
  }
}
