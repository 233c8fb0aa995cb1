import { type Ctx, type Db, prepareOnce } from '@portal/platform/server'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { promiseKindLabels } from '../contract/labels.ts'
import type { PromiseView } from '../contract/promise.ts'
import { clockOf } from '../proof/promise-clock.ts'
import { promiseBases } from '../proof/terms.ts'
import { calendarOf } from '../proof/working-calendar.ts'
import { promises } from './promise.table.ts'
import type { Subject } from './subject.ts'

const prepareRead = (db: Db) =>
  db
    .select()
    .from(promises)
    .where(
      and(
        sql`${promises.subjectRef} = any(${sql.placeholder('refs')}::text[])`,
        sql`${promises.subjectKind} = ${sql.placeholder('kind')}`,
        isNull(promises.cancelledAt),
      ),
    )
    .orderBy(asc(promises.startedAt), asc(promises.kind))
    .prepare('promises_of')

/** Every list of requests reads promises. */
const readFor = prepareOnce(prepareRead)

type Promised = typeof promises.$inferSelect

/** The counted time of a promise in ms, without pauses: used so far, or taken in all where it is kept. */
export const usedTime = (promise: Omit<Promised, 'service' | 'subjectKind' | 'subjectRef'>, now: Date): number => {
  if (promise.takenMs !== null) return promise.takenMs
  const start = promise.startedAt.getTime()
  const until = (promise.pausedSince ?? now).getTime()
  return Math.max(0, clockOf(promise.kind, promise.shifts, start).between(start, until) - promise.pausedMs)
}

const viewOf = (promise: Promised, now: Date): PromiseView => {
  const isLate = promise.keptAt === null && promise.pausedSince === null && promise.dueAt < now
  return {
    kind: promise.kind,
    label: promiseKindLabels[promise.kind],
    basis: promiseBases[promise.kind],
    startedAt: promise.startedAt.getTime(),
    countsFrom: calendarOf(promise.shifts).nextShiftStart(promise.startedAt.getTime()),
    dueAt: promise.dueAt.getTime(),
    pausedAt: promise.pausedSince?.getTime() ?? null,
    firstAnswerAt: promise.firstAnswerAt?.getTime() ?? null,
    keptAt: promise.keptAt?.getTime() ?? null,
    brokenAt: promise.brokenAt?.getTime() ?? (isLate ? promise.dueAt.getTime() : null),
    // The share is cut to thousandths, so that it is 1 only when all the time is used.
    share: Math.min(1, Math.floor((usedTime(promise, now) / promise.durationMs) * 1000) / 1000),
  }
}

/**
 * The promises about subjects of one kind, by reference, oldest first; a subject without a promise is missing in the
 * map. The caller has checked that the viewer may see them.
 */
export const promisesOf = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  subjectKind: string,
  refs: readonly string[],
): Promise<ReadonlyMap<string, PromiseView[]>> => {
  if (refs.length === 0) return new Map()
  const rows = await readFor(ctx.db).execute({ kind: subjectKind, refs: [...refs] })
  const views = new Map<string, PromiseView[]>()
  for (const row of rows) views.set(row.subjectRef, [...(views.get(row.subjectRef) ?? []), viewOf(row, ctx.now())])
  return views
}

export type NextDue = { halfAt: Date; lateAt: Date; dueAt: Date }

/**
 * The promise of a subject that is due next: when half, four fifths and all of its time is used. Undefined while every
 * clock stands still, and when nothing is owed. A domain that sorts a list by it stores it in its own row, in the
 * transaction that changes the promise.
 */
export const findNextDue = async (ctx: Pick<Ctx, 'db'>, subject: Subject): Promise<NextDue | undefined> => {
  const [next] = await ctx.db
    .select({ halfAt: promises.halfAt, lateAt: promises.lateAt, dueAt: promises.dueAt })
    .from(promises)
    .where(
      and(
        eq(promises.subjectKind, subject.kind),
        eq(promises.subjectRef, subject.ref),
        isNull(promises.keptAt),
        isNull(promises.cancelledAt),
        isNull(promises.pausedSince),
      ),
    )
    .orderBy(asc(promises.dueAt))
    .limit(1)
  return next
}
