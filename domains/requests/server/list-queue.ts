import { userNames } from '@portal/accounts/server'
import { pageWindow } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import { and, count, desc, eq, gte, ilike, lte, or, type SQL } from 'drizzle-orm'
import type { QueueQuery, QueueRow } from '../contract/index.ts'
import { actionsIn } from '../contract/index.ts'
import { customerOf } from './desk-detail.ts'
import { phoneFingerprint } from './personal-data.ts'
import { requests } from './request.table.ts'

type QueueCtx = Pick<Ctx, 'db' | 'cipher'>

/** Phones are sealed, so only a whole one is found; `%` and `_` mean themselves. */
const matches = (ctx: QueueCtx, keyword: string): SQL | undefined => {
  if (keyword === '') return undefined
  const part = `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(requests.businessSn, part),
    ilike(requests.obligeeName, part),
    ilike(requests.subject, part),
    eq(requests.lxrPhoneFingerprint, phoneFingerprint(ctx, keyword)),
  )
}

/** All requests for the desk, newest first; `can` is what staff may do with a row now. */
export const listQueue = async (
  ctx: QueueCtx,
  { query }: { query: QueueQuery },
): Promise<{ elements: QueueRow[]; totalElements: number }> => {
  const { state, businessType, from, to, keyword } = query
  const wanted = and(
    state === null ? undefined : eq(requests.state, state),
    businessType === null ? undefined : eq(requests.businessType, businessType),
    from === null ? undefined : gte(requests.createTime, new Date(from)),
    to === null ? undefined : lte(requests.createTime, new Date(to)),
    matches(ctx, keyword),
  )
  const { limit, offset } = pageWindow(query)
  const rows = await ctx.db
    .select({
      businessSn: requests.businessSn,
      businessType: requests.businessType,
      state: requests.state,
      createTime: requests.createTime,
      acceptTime: requests.acceptTime,
      subject: requests.subject,
      userId: requests.userId,
    })
    .from(requests)
    .where(wanted)
    .orderBy(desc(requests.createTime), desc(requests.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await ctx.db.select({ total: count() }).from(requests).where(wanted)
  const names = await userNames(
    ctx,
    rows.map(({ userId }) => userId),
  )
  const elements = rows.map(({ userId, ...row }) => ({
    ...row,
    createTime: row.createTime.getTime(),
    acceptTime: row.acceptTime?.getTime() ?? null,
    customer: customerOf(userId, names),
    can: actionsIn(row.state, 'staff'),
  }))
  return { elements, totalElements: counted?.total ?? 0 }
}
