import type { JobCtx, Ticker } from '@portal/platform/server'
import { publish } from '@portal/platform/server'
import { and, asc, eq, inArray, lte, notInArray } from 'drizzle-orm'
import { nextReminder, plannedReminders, remindedDay } from '../proof/reminder-plan.ts'
import { type DeadlineRecord, remindedOf } from './deadline-terms.ts'
import { deadlineReminders, ownDeadlines } from './own-deadline.table.ts'
import type { Subjects } from './subjects.ts'
import { assigneeOf } from './team-deadlines.ts'

/** The most rows of one transaction: so few that it holds their locks for well under a second. */
const batch = 200
const everyMs = 5_000

/** How long one that could not be told waits, so that it does not come first again and again. */
const againMs = 3_600_000

type RemindCtx = Pick<JobCtx, 'db' | 'now' | 'log'>

/** What an event about a deadline carries for whoever is told of it. */
export type DeadlineEvent = { id: string; userId: string }
/** The same for the desk: `assigneeId` has the case in hand, `page` is that of the case. */
export type DeskDeadlineEvent = { id: string; assigneeId: string | null; page: string }
/** The event by which the desk is told of what is late, of each kind of things by one of its own: not everybody may see each kind. */
export const deskLateEvent = (kind: string): string => `deadline.desk_late.${kind}`

type InHand = ReadonlyMap<string, string | null>

/** Which member of staff has the case of each of these deadlines in hand. */
const inHandOf = async (
  { db }: Pick<RemindCtx, 'db'>,
  subjects: Subjects,
  due: readonly DeadlineRecord[],
): Promise<InHand> => {
  const ids = due.filter(({ subjectKind }) => subjectKind !== null).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: ownDeadlines.id, assigneeId: assigneeOf(subjects) })
    .from(ownDeadlines)
    .where(inArray(ownDeadlines.id, ids))
  return new Map(rows.map(({ id, assigneeId }) => [id, assigneeId]))
}

const pageOf = (subjects: Subjects, { subjectKind, subjectRef }: DeadlineRecord): string | undefined =>
  subjectRef === null ? undefined : subjects.find(({ kind }) => kind === subjectKind)?.deskPage?.(subjectRef)

/** Tells both sides of a case, each person once: who entered the deadline, whose case it is, and who has the case in hand. */
const tellPeople = async (
  ctx: RemindCtx,
  record: DeadlineRecord,
  { isLate, assigneeId, page }: { isLate: boolean; assigneeId: string | null; page: string | undefined },
): Promise<void> => {
  const { id, userId, subjectOwnerId } = record
  const people = new Set(subjectOwnerId === null ? [userId] : [userId, subjectOwnerId])
  // Whoever of the desk entered it hears that it is late by what the desk is told.
  const isTwice = isLate && page !== undefined && userId !== subjectOwnerId && (assigneeId ?? userId) === userId
  if (isTwice) people.delete(userId)
  for (const one of people) {
    const event: DeadlineEvent = { id, userId: one }
    await publish(ctx, isLate ? 'deadline.late' : 'deadline.due_soon', event)
  }
  if (page === undefined) return
  const event: DeskDeadlineEvent = { id, assigneeId, page }
  if (isLate && record.subjectKind !== null) await publish(ctx, deskLateEvent(record.subjectKind), event)
  else if (assigneeId !== null && !people.has(assigneeId)) await publish(ctx, 'deadline.desk_due_soon', event)
}

/** A period in which nobody here has to act is over with its last day. */
const letPass = async ({ db, now }: RemindCtx, { id, endsOn, version }: DeadlineRecord): Promise<void> => {
  const over = { state: 'done' as const, doneOn: endsOn, endTime: now(), nextReminder: null }
  await db
    .update(ownDeadlines)
    .set({ ...over, changeTime: now(), version: version + 1 })
    .where(eq(ownDeadlines.id, id))
}

/**
 * Tells of one deadline what is due: of several reminders that were missed only the last, and of one that has passed only that.
 * Each has a row by which it is known, for one day and one lead, so that nobody tells it twice.
 */
const tell = async (ctx: RemindCtx, subjects: Subjects, record: DeadlineRecord, inHand: InHand): Promise<void> => {
  const now = ctx.now()
  if (record.pace === 'passing') return letPass(ctx, record)
  const reminded = remindedOf(record)
  const from = record.nextReminder?.getTime() ?? 0
  // A deadline whose day was put into the past has its last reminder behind it, which nobody was told.
  const due = plannedReminders(reminded).filter(
    ({ lead, at }) => (at >= from || lead === 'late') && at <= now.getTime(),
  )
  const next = nextReminder(reminded, now.getTime())
  await ctx.db
    .update(ownDeadlines)
    .set({ nextReminder: next === null ? null : new Date(next) })
    .where(eq(ownDeadlines.id, record.id))
  const last = due.at(-1)
  if (!last) return
  const dueDay = remindedDay(reminded)
  const rows = due.map(({ lead }) => ({ deadlineId: record.id, dueDay, lead, sentAt: now }))
  const sent = await ctx.db.insert(deadlineReminders).values(rows).onConflictDoNothing().returning()
  if (!sent.some(({ lead }) => lead === last.lead)) return
  const told = { isLate: last.lead === 'late', assigneeId: inHand.get(record.id) ?? null }
  await tellPeople(ctx, record, { ...told, page: pageOf(subjects, record) })
}

/** Until when (epoch ms) this process leaves those alone that could not be told. */
type PutOff = Map<string, number>

/** Tells of one within a transaction of its own, so that one that cannot be told does not keep the others from being told. */
const tellApart = async (
  ctx: RemindCtx,
  record: DeadlineRecord,
  { subjects, inHand, putOff }: { subjects: Subjects; inHand: InHand; putOff: PutOff },
): Promise<void> => {
  try {
    await ctx.db.transaction((db) => tell({ ...ctx, db }, subjects, record, inHand))
  } catch (error) {
    ctx.log.error({ err: error, deadline: record.id }, 'a reminder could not be sent, and is tried again in an hour')
    putOff.set(record.id, ctx.now().getTime() + againMs)
  }
}

const remindBatch = async (ctx: RemindCtx, subjects: Subjects, putOff: PutOff): Promise<number> => {
  const due = await ctx.db
    .select()
    .from(ownDeadlines)
    .where(
      and(
        eq(ownDeadlines.state, 'open'),
        lte(ownDeadlines.nextReminder, ctx.now()),
        putOff.size === 0 ? undefined : notInArray(ownDeadlines.id, [...putOff.keys()]),
      ),
    )
    .orderBy(asc(ownDeadlines.nextReminder))
    .limit(batch)
    .for('update', { skipLocked: true })
  const inHand = await inHandOf(ctx, subjects, due)
  for (const record of due) await tellApart(ctx, record, { subjects, inHand, putOff })
  return due.length
}

/** Sends every reminder that is due, each once, however many processes work. Returns how many deadlines were looked at. */
export const remindDeadlines = async (
  ctx: RemindCtx,
  subjects: Subjects,
  putOff: PutOff = new Map(),
): Promise<number> => {
  for (const [id, until] of putOff) if (until <= ctx.now().getTime()) putOff.delete(id)
  let looked = 0
  for (;;) {
    const found = await ctx.db.transaction((db) => remindBatch({ ...ctx, db }, subjects, putOff))
    looked += found
    if (found < batch) return looked
  }
}

export const reminderTicker = (subjects: Subjects): Ticker => {
  const putOff: PutOff = new Map()
  return {
    name: 'deadlines.remind',
    everyMs,
    run: async (ctx) => void (await remindDeadlines(ctx, subjects, putOff)),
  }
}
