import type { ById, SignedInCtx } from '@portal/platform/server'
import type { DeadlineDetail, DeadlineEdit, DeadlineForm } from '../contract/deadline.ts'
import type { DeadlineSubject } from '../contract/subject.ts'
import { changeDeadline } from './change-deadline.ts'
import { derived, endsOf, termsOf } from './deadline-terms.ts'
import { seal } from './deadline-texts.ts'
import { detailOf } from './deadline-view.ts'
import { ensure } from './failures.ts'
import { ensureRoom } from './open-room.ts'
import { ownDeadlines } from './own-deadline.table.ts'
import { getChangeable } from './seen-deadlines.ts'
import { getSubjectOwner, type Subjects } from './subjects.ts'

type Named = { subject?: DeadlineSubject | null | undefined }

/** What a deadline belongs to, in its columns. */
const subjectColumns = async (ctx: SignedInCtx, subjects: Subjects, { subject }: Named) => {
  if (!subject) return { subjectKind: null, subjectRef: null, subjectOwnerId: null }
  const subjectOwnerId = await getSubjectOwner(ctx, subjects, subject)
  return { subjectKind: subject.kind, subjectRef: subject.ref, subjectOwnerId }
}

const textColumns = (ctx: SignedInCtx, id: string, { title, note }: Pick<DeadlineForm, 'title' | 'note'>) => ({
  title: seal(ctx, 'title', id, title || null),
  note: seal(ctx, 'note', id, note || null),
})

/** Enters a deadline, by a rule or by its day. The call runs in one transaction. */
export const createDeadline =
  (subjects: Subjects) =>
  async (ctx: SignedInCtx, { body }: { body: DeadlineForm }): Promise<DeadlineDetail> => {
    const terms = await termsOf(ctx, body)
    const belongs = await subjectColumns(ctx, subjects, body)
    await ensureRoom(ctx, ctx.actor.userId)
    const id = ctx.newId()
    const now = ctx.now()
    const made = { ...terms, createTime: now, override: null }
    const [stored] = await ctx.db
      .insert(ownDeadlines)
      .values({
        ...{ id, userId: ctx.actor.userId, changeTime: now, ...made, ...belongs, ...textColumns(ctx, id, body) },
        // The reminder that is sent at once lies at this very moment.
        ...derived(made, new Date(now.getTime() - 1)),
      })
      .returning()
    ensure(stored, 'record.not_found')
    return detailOf(ctx, stored)
  }

/** Replaces what a deadline is made of; an override stays, and is marked where the computed day is another now. */
export const saveDeadline =
  (subjects: Subjects) =>
  async (ctx: SignedInCtx, { params: { id }, body }: ById & { body: DeadlineEdit }): Promise<DeadlineDetail> => {
    const { version, ...form } = body
    const found = await getChangeable(ctx, subjects, { id, version, action: 'edit' })
    const terms = await termsOf(ctx, form)
    const belongs = await subjectColumns(ctx, subjects, form)
    const next = { ...found, ...terms }
    const isMoved = endsOf(next).endsAt.getTime() !== found.endsAt.getTime()
    const isReminded = isMoved || next.pace !== found.pace || next.earliestOn !== found.earliestOn
    const changed = await changeDeadline(ctx, found, {
      ...{ ...terms, ...belongs, ...textColumns(ctx, id, form), ...endsOf(next) },
      // What a recount had moved is no longer how the day came about.
      ...(next.dueOn !== found.dueOn && { unconfirmed: 0 }),
      ...((isReminded || next.opensOn !== found.opensOn) && derived(next, ctx.now())),
    })
    return detailOf(ctx, changed)
  }
