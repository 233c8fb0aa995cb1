import { type Ctx, containing, nothingFound, type SearchFound, type SearchWanted } from '@portal/platform/server'
import { and, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { patentTitle } from '../contract/matter.ts'
import { patentPath } from '../contract/paths.ts'
import { patentStateLabels } from '../contract/states.ts'
import { patents } from './patent.table.ts'

/** Everything of an application by which its owner may look for it. */
const searched = sql`concat_ws(' ', ${patents.businessSn}, '专利申请', ${patents.patentType}, ${patents.patentName}, ${patents.companyName}, ${patents.applicationNumber})`

/** The caller's own applications that the portal's one search finds by their words; none for a visitor. */
export const findOwnPatents = async (ctx: Ctx, { pieces, limit }: SearchWanted): Promise<SearchFound> => {
  const { db, actor } = ctx
  if (!actor) return nothingFound
  const isWanted = and(
    eq(patents.userId, actor.userId),
    ...pieces.map((words) => or(...words.map((word) => ilike(searched, containing(word))))),
  )
  const rows = await db
    .select()
    .from(patents)
    .where(isWanted)
    .orderBy(desc(patents.createTime), desc(patents.id))
    .limit(limit)
  return {
    hits: rows.map(({ patentName, state, businessSn, createTime }) => ({
      title: patentTitle(patentName),
      text: `${patentStateLabels[state]} · ${businessSn}`,
      to: patentPath(businessSn),
      time: createTime.getTime(),
    })),
    total: await db.$count(patents, isWanted),
    totalIsExact: true,
  }
}
