import type { ChangeCtx } from '@portal/platform/server'
import { and, eq, isNull } from 'drizzle-orm'
import { clockOf, type Level, levelMoments, levels, type PromiseClock } from '../proof/promise-clock.ts'
import type { PromiseKind } from '../proof/terms.ts'
import { type FactKind, promiseFacts, promises } from './promise.table.ts'
import type { Subject } from './subject.ts'

type Promised = typeof promises.$inferSelect
type Change = { set: Partial<typeof promises.$inferInsert>; facts: { kind: FactKind; at: Date }[] }

/** The promises of a subject that a change is about: one kind, or all that are open. */
export type Target = { subject: Subject; kind?: PromiseKind }

/** Changes the open promises of a subject one after another; each row stays locked until the caller's commit. */
const changeOpen = async (
  ctx: ChangeCtx,
  { subject, kind }: Target,
  change: (promise: Promised, clock: PromiseClock, now: Date) => Change | null,
): Promise<number> => {
  const open = await ctx.db
    .select()
    .from(promises)
    .where(
      and(
        eq(promises.subjectKind, subject.kind),
        eq(promises.subjectRef, subject.ref),
        kind && eq(promises.kind, kind),
        isNull(promises.keptAt),
        isNull(promises.cancelledAt),
      ),
    )
    .orderBy(promises.id)
    .for('update')
  let changed = 0
  for (const promise of open) {
    const made = change(promise, clockOf(promise.kind, promise.shifts, promise.startedAt.getTime()), ctx.now())
    if (!made) continue
    await ctx.db.update(promises).set(made.set).where(eq(promises.id, promise.id))
    const dueAt = made.set.dueAt ?? promise.dueAt
    const actorId = ctx.actor?.userId ?? null
    await ctx.db
      .insert(promiseFacts)
      .values(made.facts.map((fact) => ({ ...fact, id: ctx.newId(), promiseId: promise.id, dueAt, actorId })))
    changed += 1
  }
  return changed
}

/** The counted time of the pause that is under way, up to `now`; 0 where there is none. */
const pauseUntil = ({ pausedSince }: Promised, clock: PromiseClock, now: Date): number =>
  pausedSince ? clock.between(pausedSince.getTime(), now.getTime()) : 0

/** Marks a promise as broken whose due time has passed before the escalation noticed it. */
const brokenBy = ({ brokenAt, dueAt }: Promised, stop: Date): Change =>
  brokenAt || stop <= dueAt
    ? { set: {}, facts: [] }
    : { set: { brokenAt: dueAt }, facts: [{ kind: 'broken', at: dueAt }] }

const answeredBy = ({ firstAnswerAt }: Promised, at: Date): Change =>
  firstAnswerAt ? { set: {}, facts: [] } : { set: { firstAnswerAt: at }, facts: [{ kind: 'firstAnswer', at }] }

const together = (...changes: Change[]): Change => ({
  set: Object.assign({}, ...changes.map(({ set }) => set)),
  facts: changes.flatMap(({ facts }) => facts),
})

/** Stops the clock while the customer is asked, which counts as a first answer too. Returns how many promises it stopped. */
export const pausePromise = (ctx: ChangeCtx, target: Target): Promise<number> =>
  changeOpen(ctx, target, (promise, _clock, now) => {
    if (promise.pausedSince) return null
    return together(brokenBy(promise, now), answeredBy(promise, now), {
      set: { pausedSince: now, nextLevelAt: null },
      facts: [{ kind: 'paused', at: now }],
    })
  })

const nextLevelOf = (level: 0 | Level): Level | undefined => levels.find((next) => next > level)

/**
 * Lets the clock go on; a promise that was not due yet becomes due later by the counted time of the pause. Returns how
 * many promises go on.
 */
export const resumePromise = (ctx: ChangeCtx, target: Target): Promise<number> =>
  changeOpen(ctx, target, (promise, clock, now) => {
    if (!promise.pausedSince) return null
    const pausedMs = promise.pausedMs + pauseUntil(promise, clock, now)
    const moments = promise.brokenAt
      ? { 50: promise.halfAt.getTime(), 80: promise.lateAt.getTime(), 100: promise.dueAt.getTime() }
      : levelMoments(clock, promise.durationMs, pausedMs)
    const next = nextLevelOf(promise.level)
    return {
      set: {
        pausedSince: null,
        pausedMs,
        halfAt: new Date(moments[50]),
        lateAt: new Date(moments[80]),
        dueAt: new Date(moments[100]),
        nextLevelAt: next === undefined ? null : new Date(moments[next]),
      },
      facts: [{ kind: 'resumed', at: now }],
    }
  })

/** Records that the promised thing is done, in time or late. Returns 0 where no such promise was open. */
export const keepPromise = (ctx: ChangeCtx, target: Target & { kind: PromiseKind }): Promise<number> =>
  changeOpen(ctx, target, (promise, clock, now) => {
    const pausedMs = promise.pausedMs + pauseUntil(promise, clock, now)
    const takenMs = Math.max(0, clock.between(promise.startedAt.getTime(), now.getTime()) - pausedMs)
    return together(brokenBy(promise, promise.pausedSince ?? now), answeredBy(promise, now), {
      set: { keptAt: now, pausedSince: null, pausedMs, takenMs, nextLevelAt: null },
      facts: [{ kind: 'kept', at: now }],
    })
  })

/**
 * Cancels promises whose subject is gone: nothing is owed any more, and no figure counts them. Returns how many there
 * were.
 */
export const cancelPromise = (ctx: ChangeCtx, target: Target): Promise<number> =>
  changeOpen(ctx, target, (_promise, _clock, now) => ({
    set: { cancelledAt: now, nextLevelAt: null },
    facts: [{ kind: 'cancelled', at: now }],
  }))
