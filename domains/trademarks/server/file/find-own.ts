import { type Ctx, containing, nothingFound, type SearchFound, type SearchWanted } from '@portal/platform/server'
import { and, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { fileStateText } from '../../contract/file/states.ts'
import { trademarkTitle } from '../../contract/matter.ts'
import { trademarkPath } from '../../contract/paths.ts'
import { trademarkColumns, trademarks } from './file.table.ts'
import { listedName } from './list-own.ts'

/** Everything of an application by which its owner may look for it. */
const searched = sql`concat_ws(' ', ${trademarks.businessSn}, '商标注册', ${trademarks.markName}, ${trademarks.applyNation}, ${trademarks.applicationNumber}, ${trademarks.registrationNumber}, ${trademarks.internationalNumber})`

/** The caller's own applications that the portal's one search finds by their words; none for a visitor. */
export const findOwnTrademarks = async (ctx: Ctx, { pieces, limit }: SearchWanted): Promise<SearchFound> => {
  const { db, actor } = ctx
  if (!actor) return nothingFound
  const isWanted = and(
    eq(trademarks.userId, actor.userId),
    ...pieces.map((words) => or(...words.map((word) => ilike(searched, containing(word))))),
  )
  const rows = await db
    .select(trademarkColumns)
    .from(trademarks)
    .where(isWanted)
    .orderBy(desc(trademarks.createTime), desc(trademarks.id))
    .limit(limit)
  return {
    hits: rows.map((trademark) => ({
      title: trademarkTitle({ kind: trademark.kind, trademarkName: listedName(trademark) }),
      text: `${fileStateText(trademark.kind, trademark.fileState)} · ${trademark.businessSn}`,
      to: trademarkPath(trademark.businessSn),
      time: trademark.createTime.getTime(),
    })),
    total: await db.$count(trademarks, isWanted),
    totalIsExact: true,
  }
}
