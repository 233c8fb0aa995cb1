import { type DeskFound, type DeskSearch, foundByTexts, type SignedInCtx, wholeFirst } from '@portal/platform/server'
import { desc, eq, type SQL } from 'drizzle-orm'
import type { PatentPermission } from '../contract/permissions.ts'
import { patentStateLabels } from '../contract/states.ts'
import { patents } from './patent.table.ts'

const permission: PatentPermission = 'patents.read'

const newest = async ({ db }: SignedInCtx, wanted: SQL, limit: number): Promise<DeskFound[]> => {
  const { id, businessSn, patentName, companyName, state, createTime } = patents
  const rows = await db
    .select({ businessSn, patentName, companyName, state })
    .from(patents)
    .where(wanted)
    .orderBy(desc(createTime), desc(id))
    .limit(limit)
  return rows.map((row) => ({
    title: row.patentName,
    sub: [row.companyName, patentStateLabels[row.state], row.businessSn].join(' · '),
    link: `/patentApplications/${row.businessSn}`,
  }))
}

/** Applications by their whole number, then by a part of number, name or company. */
export const patentSearch: DeskSearch = {
  kind: 'patents',
  name: '专利申请',
  sort: 12,
  permission,
  list: '/patentApplications',
  find: (ctx, keyword, limit) => {
    const { businessSn, patentName, companyName } = patents
    return wholeFirst(
      limit,
      newest(ctx, eq(businessSn, keyword.toUpperCase()), limit),
      newest(ctx, foundByTexts([businessSn, patentName, companyName], keyword), limit),
    )
  },
}
