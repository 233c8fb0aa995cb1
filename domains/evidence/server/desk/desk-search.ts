import { type DeskFound, type DeskSearch, foundByTexts, type SignedInCtx, wholeFirst } from '@portal/platform/server'
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { evidenceStateLabels } from '../../contract/states.ts'
import { evidences } from '../evidence.table.ts'

const newest = async ({ db }: SignedInCtx, wanted: SQL, limit: number): Promise<DeskFound[]> => {
  const { evidenceNo, exhibitionName, obligeeName, state, createTime, deletedAt } = evidences
  const rows = await db
    .select({ evidenceNo, exhibitionName, obligeeName, state })
    .from(evidences)
    .where(and(isNull(deletedAt), wanted))
    .orderBy(desc(createTime), desc(evidences.id))
    .limit(limit)
  return rows.map((row) => ({
    title: row.exhibitionName,
    sub: [row.obligeeName, evidenceStateLabels[row.state], row.evidenceNo].join(' · '),
    link: `/evidence/${row.evidenceNo}`,
  }))
}

/** Records of fairs by their whole number, then by a part of the number, the right holder or the fair. */
export const evidenceSearch: DeskSearch = {
  kind: 'evidence',
  name: '存证',
  sort: 40,
  permission: 'evidence.read',
  list: '/evidence',
  find: (ctx, keyword, limit) => {
    const { evidenceNo, obligeeName, exhibitionName } = evidences
    return wholeFirst(
      limit,
      newest(ctx, eq(evidenceNo, keyword.toUpperCase()), limit),
      newest(ctx, foundByTexts([evidenceNo, obligeeName, exhibitionName], keyword), limit),
    )
  },
}
