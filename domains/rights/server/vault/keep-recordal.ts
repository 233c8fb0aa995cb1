import type { ActorCtx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import type { RecordalForm } from '../../contract/recordal.ts'
import { foldRightNumber } from '../../contract/right-number.ts'
import { rightRecordals, rights } from '../right.table.ts'
import { recordTrail } from '../trail.ts'

type KeepCtx = Pick<ActorCtx, 'db' | 'now' | 'newId' | 'actor'>
type Stored = typeof rightRecordals.$inferSelect

const findOwn = async ({ db, actor }: KeepCtx, id: string | null): Promise<Stored | undefined> => {
  if (id === null) return undefined
  const [found] = await db
    .select({ recordal: rightRecordals })
    .from(rightRecordals)
    .innerJoin(rights, eq(rights.id, rightRecordals.rightId))
    .where(and(eq(rightRecordals.id, id), eq(rights.ownerId, actor.userId)))
  return found?.recordal
}

const findOf = async ({ db }: KeepCtx, rightId: string, recordNum: string): Promise<Stored | undefined> => {
  const noted = await db.select().from(rightRecordals).where(eq(rightRecordals.rightId, rightId))
  const number = foldRightNumber(recordNum)
  return noted.find((one) => foldRightNumber(one.recordNum) === number)
}

type Noted = {
  rightId: string
  /** The recordal that this one puts right; null where it is the first. */
  recordalId: string | null
  recordal: RecordalForm
  savedAt: Date
}

const change = async (ctx: KeepCtx, stored: Stored, { rightId, recordal }: Noted): Promise<void> => {
  const { recordNum, recordBeginDate, recordEndDate } = recordal
  const said = { rightId, recordNum, recordBeginDate, recordEndDate }
  if ((Object.keys(said) as (keyof typeof said)[]).every((field) => said[field] === stored[field])) return
  await ctx.db.update(rightRecordals).set(said).where(eq(rightRecordals.id, stored.id))
  if (stored.rightId === rightId) return recordTrail(ctx, rightId, 'recordalChanged')
  await recordTrail(ctx, stored.rightId, 'recordalRemoved')
  await recordTrail(ctx, rightId, 'recordalAdded')
}

const add = async (ctx: KeepCtx, { rightId, recordal, savedAt }: Noted): Promise<string> => {
  const id = ctx.newId()
  const { recordNum, recordBeginDate, recordEndDate } = recordal
  await ctx.db
    .insert(rightRecordals)
    .values({ id, rightId, recordNum, recordBeginDate, recordEndDate, createTime: savedAt })
  await recordTrail(ctx, rightId, 'recordalAdded')
  return id
}

/**
 * Notes a recordal of an own right, or puts right the one that was noted before, also where it belongs to another right. Of two
 * that have the same number the one that was said later counts, and one is left, whose end is answered. `leftRightId` is the right
 * that lost it.
 */
export const keepRecordal = async (
  ctx: KeepCtx,
  noted: Noted,
): Promise<{ id: string; recordEndDate: string; leftRightId?: string }> => {
  const { recordEndDate } = noted.recordal
  const own = await findOwn(ctx, noted.recordalId)
  const same = await findOf(ctx, noted.rightId, noted.recordal.recordNum)
  const left = own && own.rightId !== noted.rightId ? { leftRightId: own.rightId } : {}
  if (!same) {
    if (!own) return { id: await add(ctx, noted), recordEndDate }
    await change(ctx, own, noted)
    return { id: own.id, recordEndDate, ...left }
  }
  const isLater = same.createTime <= noted.savedAt
  if (isLater) await change(ctx, same, noted)
  if (own && own.id !== same.id) {
    await ctx.db.delete(rightRecordals).where(eq(rightRecordals.id, own.id))
    await recordTrail(ctx, own.rightId, 'recordalRemoved')
  }
  return { id: same.id, recordEndDate: isLater ? recordEndDate : same.recordEndDate, ...left }
}
