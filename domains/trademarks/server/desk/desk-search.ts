import { type DeskFound, type DeskSearch, type SignedInCtx, wholeFirst } from '@portal/platform/server'
import { desc, eq, type SQL } from 'drizzle-orm'
import { fileStateText } from '../../contract/file/states.ts'
import type { TrademarkPermission } from '../../contract/permissions.ts'
import { trademarks } from '../file/file.table.ts'
import { holding, listedName } from '../file/list-own.ts'

const permission: TrademarkPermission = 'trademarks.read'

const newest = async ({ db }: SignedInCtx, wanted: SQL | undefined, limit: number): Promise<DeskFound[]> => {
  const { id, businessSn, kind, markName, markType, fileState, createTime } = trademarks
  const rows = await db
    .select({ businessSn, kind, markName, markType, fileState })
    .from(trademarks)
    .where(wanted)
    .orderBy(desc(createTime), desc(id))
    .limit(limit)
  return rows.map((row) => ({
    title: listedName(row),
    sub: [fileStateText(row.kind, row.fileState), row.businessSn].join(' · '),
    link: `/trademarks/${row.businessSn}`,
  }))
}

/** Applications by their whole number, then by a part of number or mark. */
export const trademarkSearch: DeskSearch = {
  kind: 'trademarks',
  name: '商标注册',
  sort: 14,
  permission,
  list: '/trademarks',
  find: (ctx, keyword, limit) =>
    wholeFirst(
      limit,
      newest(ctx, eq(trademarks.businessSn, keyword.toUpperCase()), limit),
      newest(ctx, holding(keyword), limit),
    ),
}
