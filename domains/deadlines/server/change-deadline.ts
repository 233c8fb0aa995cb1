import { dayNumber } from '@portal/calendars/proof'
import { shanghaiDayOf } from '@portal/platform/contract'
import type { ActorCtx, ById, SignedInCtx } from '@portal/platform/server'
import { ensureField } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import type { DeadlineDetail, DoneForm, OverrideForm, VersionForm } from '../contract/deadline.ts'
import { momentIn } from '../proof/zone-moment.ts'
import { type DeadlineRecord, derived } from './deadline-terms.ts'
import { seal } from './deadline-texts.ts'
import { detailOf } from './deadline-view.ts'
import { ensure } from './failures.ts'
import { ensureRoom } from './open-room.ts'
import { ownDeadlines } from './own-deadline.table.ts'
import { getChangeable } from './seen-deadlines.ts'
import type { Subjects } from './subjects.ts'

type Changes = Partial<Omit<DeadlineRecord, 'id' | 'userId' | 'version' | 'createTime'>>

/**
 * Writes a change of a deadline as its next version.
 * @throws AppFailure `deadline.newer_version` where it changed since it was read
 */
export const changeDeadline = async (
  { db, now }: Pick<ActorCtx, 'db' | 'now'>,
  { id, version }: Pick<DeadlineRecord, 'id' | 'version'>,
  changes: Changes,
): Promise<DeadlineRecord> => {
  const [changed] = await db
    .update(ownDeadlines)
    .set({ ...changes, version: version + 1, changeTime: now() })
    .where(and(eq(ownDeadlines.id, id), eq(ownDeadlines.version, version)))
    .returning()
  ensure(changed, 'deadline.newer_version')
  return changed
}

type Input<Body> = ById & { body: Body }

/** Sets a day in place of the computed one; the computed day itself takes the override away. */
export const overrideDeadline =
  (subjects: Subjects) =>
  async (ctx: SignedInCtx, { params: { id }, body }: Input<OverrideForm>): Promise<DeadlineDetail> => {
    const found = await getChangeable(ctx, subjects, { id, version: body.version, action: 'override' })
    const { time, zone } = found.counted.closing
    const set = { dueOn: body.dueOn, dueAt: momentIn(zone, dayNumber(body.dueOn), time) }
    // A provisional day that the notice confirms is fixed by it: the year that is still to come does not move it.
    const isBack = body.dueOn === found.dueOn && !(found.provisional && found.override === null)
    const override = isBack ? null : { ...set, at: ctx.now().getTime(), before: found.dueOn }
    const overrideReason = override && seal(ctx, 'overrideReason', id, body.reason)
    const changed = await changeDeadline(ctx, found, {
      ...{ override, overrideReason, ...derived({ ...found, override }, ctx.now()) },
    })
    return detailOf(ctx, changed)
  }

export const finishDeadline =
  (subjects: Subjects) =>
  async (ctx: SignedInCtx, { params: { id }, body }: Input<DoneForm>): Promise<DeadlineDetail> => {
    const found = await getChangeable(ctx, subjects, { id, version: body.version, action: 'done' })
    const today = shanghaiDayOf(ctx.now())
    const doneOn = body.doneOn || today
    ensureField(doneOn <= today, 'doneOn', '完成日不能晚于今天')
    const changed = await changeDeadline(ctx, found, {
      ...{ state: 'done', doneOn, endTime: ctx.now(), nextReminder: null },
      doneNote: seal(ctx, 'doneNote', id, body.note || null),
    })
    return detailOf(ctx, changed)
  }

export const reopenDeadline =
  (subjects: Subjects) =>
  async (ctx: SignedInCtx, { params: { id }, body }: Input<VersionForm>): Promise<DeadlineDetail> => {
    const changed = await ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db }
      const found = await getChangeable(inside, subjects, { id, version: body.version, action: 'reopen' })
      // What a domain asked for takes no room of its owner's.
      if (found.slot === null) await ensureRoom(inside, found.userId)
      const { nextReminder } = derived(found, ctx.now())
      return changeDeadline(inside, found, {
        ...{ state: 'open', doneOn: null, doneNote: null, endTime: null, nextReminder },
      })
    })
    return detailOf(ctx, changed)
  }

/** The owner has seen what moved: 原 … 现 … is shown no more, and the changes stay. */
export const acknowledgeDeadline =
  (subjects: Subjects) =>
  async (ctx: SignedInCtx, { params: { id }, body }: Input<VersionForm>): Promise<DeadlineDetail> => {
    const found = await getChangeable(ctx, subjects, { id, version: body.version, action: 'acknowledge' })
    return detailOf(ctx, await changeDeadline(ctx, found, { unconfirmed: 0 }))
  }

/** Cancels a deadline: what its owner wrote is erased at once; its row stays so long that feeds can tell of its end. */
export const removeDeadline =
  (subjects: Subjects) =>
  async (ctx: SignedInCtx, { params: { id } }: ById): Promise<Record<string, never>> => {
    const found = await getChangeable(ctx, subjects, { id, action: 'remove' })
    await changeDeadline(ctx, found, cancelled(ctx.now()))
    return {}
  }

/** The columns of a cancelled deadline. */
export const cancelled = (now: Date) => ({
  ...{ state: 'cancelled' as const, endTime: now, nextReminder: null },
  ...{ title: null, note: null, doneNote: null, overrideReason: null },
})
