import { pageWindow } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import { readBox } from '../../contract/read-box.ts'
import type { RecordalPage, RecordalQuery } from '../../contract/search.ts'
import { hitsIn, noHits } from './hits.ts'
import { readRows, sourceOf } from './read-rows.ts'
import { searchRecordals } from './search-recordals.ts'

/** Answers the public search. The misspelt name is that of the call on the wire. */
export const searchCustoms = async (
  ctx: Pick<Ctx, 'db'>,
  { query }: { query: RecordalQuery },
): Promise<RecordalPage> => {
  const search = { filter: query, isLiteral: query.literal === 1 }
  const { ids, total, isExact, secondTry } = await searchRecordals(ctx, search, pageWindow(query))
  const [rows, source] = await Promise.all([readRows(ctx, ids), sourceOf(ctx, ids)])
  return {
    elements: rows.map((row) => ({ ...row, hits: secondTry === null ? hitsIn(row, query) : noHits })),
    totalElements: total,
    totalIsExact: isExact,
    ...source,
    readAs: readBox(query.q),
    secondTry,
  }
}
