import { userNames, usernameOf } from '@portal/accounts/server'
import type { Ctx, SignedInCtx } from '@portal/platform/server'
import { asc, eq } from 'drizzle-orm'
import type { Remark } from '../../contract/file/detail.ts'
import type { ClassRemark } from '../../contract/file/remark.ts'
import { trademarkLimits } from '../../contract/limits.ts'
import { ensure } from '../failures.ts'
import { tell } from './events.ts'
import { type Trademark, trademarkRemarks } from './file.table.ts'
import { getTrademark, lockTrademark } from './find-trademark.ts'
import { getCallingProvider, getStanding } from './standing.ts'

/** What provider and staff have noted about an application, the first note first. */
export const remarksOf = async ({ db }: Pick<Ctx, 'db'>, { id }: Pick<Trademark, 'id'>): Promise<Remark[]> => {
  const rows = await db
    .select()
    .from(trademarkRemarks)
    .where(eq(trademarkRemarks.trademarkId, id))
    .orderBy(asc(trademarkRemarks.createTime), asc(trademarkRemarks.id))
  return rows.map((row) => ({
    id: row.id,
    class_id: row.classId,
    text: row.text,
    by: row.author,
    name: row.authorName,
    time: row.createTime.getTime(),
  }))
}

/** A provider that has not accepted a case reads nothing of what was noted about it. */
const getRead = async (ctx: Pick<SignedInCtx, 'db' | 'actor'>, businessSn: string): Promise<Trademark> => {
  const trademark = await getTrademark(ctx, businessSn)
  const standing = getStanding(ctx, trademark)
  ensure(standing !== 'opener', 'record.not_found')
  if (standing === 'holder') await getCallingProvider(ctx)
  return trademark
}

export const findRemarks = async (
  ctx: Pick<SignedInCtx, 'db' | 'actor'>,
  { query }: { query: { orderSn: string } },
): Promise<{ remarks: Remark[] }> => ({ remarks: await remarksOf(ctx, await getRead(ctx, query.orderSn)) })

/** Who notes something, under the name that the customer reads. */
const authorOf = async (ctx: SignedInCtx, trademark: Trademark): Promise<Pick<Remark, 'by' | 'name'>> => {
  const standing = getStanding(ctx, trademark)
  ensure(standing === 'holder' || standing === 'staff', 'trademark.not_yours')
  if (standing === 'holder') return { by: 'provider', name: (await getCallingProvider(ctx)).companyName }
  ensure(ctx.actor.may?.('trademarks.act'), 'access.denied')
  return { by: 'staff', name: usernameOf(await userNames(ctx, [ctx.actor.userId]), ctx.actor.userId) }
}

/** Holding provider or staff note something about an application, or about one of its classes. */
export const writeRemark = async (ctx: SignedInCtx, { body }: { body: ClassRemark }): Promise<{ id: string }> => {
  await getRead(ctx, body.orderSn)
  const trademark = await lockTrademark(ctx, body.orderSn)
  const { by, name } = await authorOf(ctx, trademark)
  const classId = body.class_id ?? null
  ensure(classId === null || trademark.classes.includes(classId), 'request.invalid', {
    ...{ msg: '这件申请没有该类别', fields: [{ path: 'class_id', msg: '这件申请没有该类别' }] },
  })
  const held = await ctx.db.$count(trademarkRemarks, eq(trademarkRemarks.trademarkId, trademark.id))
  ensure(held < trademarkLimits.remarks, 'trademark.too_many_remarks')
  const id = ctx.newId()
  await ctx.db.insert(trademarkRemarks).values({
    ...{ id, trademarkId: trademark.id, classId, text: body.text, author: by, authorName: name },
    ...{ actorId: ctx.actor.userId, createTime: ctx.now() },
  })
  await tell(ctx, 'trademark.remarked', trademark)
  return { id }
}
