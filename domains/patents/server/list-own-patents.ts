import type { Page } from '@portal/platform/contract'
import { containing, readPage, type SignedInCtx, within } from '@portal/platform/server'
import { and, desc, eq, ilike, or, type SQL } from 'drizzle-orm'
import type { OwnPatentsQuery } from '../contract/desk.ts'
import type { PatentRow } from '../contract/detail.ts'
import { actsOf, isPaid } from './beside-state.ts'
import { type Patent, patents } from './patent.table.ts'

/** The applications that hold a word in number, name or company; all for an empty one. */
export const holding = (keyword: string): SQL | undefined => {
  if (keyword === '') return undefined
  const words = containing(keyword)
  return or(ilike(patents.businessSn, words), ilike(patents.patentName, words), ilike(patents.companyName, words))
}

export const rowOf = (patent: Patent, viewer: 'owner' | 'staff'): PatentRow => ({
  businessSn: patent.businessSn,
  patentName: patent.patentName,
  state: patent.state,
  createTime: patent.createTime.getTime(),
  patentType: patent.patentType,
  paid: isPaid(patent) ? 1 : 0,
  orderNo: patent.orderNo,
  can: actsOf(patent, viewer),
})

/** The caller's own applications, newest first. */
export const listOwnPatents = async (
  ctx: SignedInCtx,
  { query }: { query: OwnPatentsQuery },
): Promise<Page<PatentRow>> => {
  const { state, keyword } = query
  const { rows, totalElements } = await readPage(ctx.db, query, {
    from: patents,
    where: and(
      eq(patents.userId, ctx.actor.userId),
      state === null ? undefined : eq(patents.state, state),
      holding(keyword),
      within(patents.createTime, query),
    ),
    orderBy: [desc(patents.createTime), desc(patents.id)],
  })
  return { elements: rows.map((patent) => rowOf(patent, 'owner')), totalElements }
}
