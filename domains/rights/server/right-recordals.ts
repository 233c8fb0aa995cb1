import { shanghaiDayOf } from '@portal/platform/contract'
import { type ActorCtx, type ById, ensureField, isId } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { rightLimits } from '../contract/limits.ts'
import { futureRecordal, type RecordalForm } from '../contract/recordal.ts'
import { foldRightNumber } from '../contract/right-number.ts'
import { ensure } from './failures.ts'
import { rightRecordals } from './right.table.ts'
import { getRight } from './right-access.ts'
import { sayDeadlines } from './right-deadlines.ts'
import { recordTrail } from './trail.ts'

/** Notes a recordal of one's own right with customs, in the caller's transaction. */
export const addRecordal = async (
  ctx: ActorCtx<'cipher'>,
  { params, body }: ById & { body: RecordalForm },
): Promise<{ id: string }> => {
  ensureField(body.recordBeginDate <= shanghaiDayOf(ctx.now()), 'recordBeginDate', futureRecordal)
  const { right } = await getRight(ctx, params.id, { need: 'owner', held: true })
  const ofRight = eq(rightRecordals.rightId, right.id)
  const { id: recordalId, recordNum } = rightRecordals
  const noted = await ctx.db.select({ id: recordalId, recordNum }).from(rightRecordals).where(ofRight)
  ensure(noted.length < rightLimits.recordals, 'right.too_many_recordals')
  const number = foldRightNumber(body.recordNum)
  const there = noted.find((one) => foldRightNumber(one.recordNum) === number)
  ensure(there === undefined, 'right.recordal_double', { current: { id: there?.id } })
  const id = ctx.newId()
  await ctx.db.insert(rightRecordals).values({ ...body, id, rightId: right.id, createTime: ctx.now() })
  await sayDeadlines(ctx, [right.id])
  await recordTrail(ctx, right.id, 'recordalAdded')
  return { id }
}

/** Removes a recordal of one's own right. */
export const removeRecordal = async (
  ctx: ActorCtx<'cipher'>,
  { params: { id, recordalId } }: { params: { id: string; recordalId: string } },
): Promise<Record<string, never>> => {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const { right } = await getRight(inside, id, { need: 'owner', held: true })
    ensure(isId(recordalId), 'record.not_found')
    const removed = await tx
      .delete(rightRecordals)
      .where(and(eq(rightRecordals.id, recordalId), eq(rightRecordals.rightId, right.id)))
      .returning({ id: rightRecordals.id })
    ensure(removed.length > 0, 'record.not_found')
    await sayDeadlines(inside, [right.id])
    await recordTrail(inside, right.id, 'recordalRemoved')
  })
  return {}
}
