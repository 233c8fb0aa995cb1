import type { ChangeCtx, Ctx } from '@portal/platform/server'
import { sql } from 'drizzle-orm'
import { clockOf, dueBy, levelMoments } from '../proof/promise-clock.ts'
import { type Allowance, allowanceOf, durationOf, type PromiseKind } from '../proof/terms.ts'
import { calendarOf, type Shift } from '../proof/working-calendar.ts'
import { promiseFacts, promises } from './promise.table.ts'
import { readSettings } from './settings.ts'
import type { Subject } from './subject.ts'

/**
 * Starts a promise about a subject now, by the settings in force, in the caller's transaction. Does nothing while a
 * promise of the same kind is open. `service` is the key that its domain gave it (`PromisedService`). Answers when a promise
 * that starts now is due.
 */
export const startPromise = async (
  ctx: ChangeCtx,
  { kind, service, subject }: { kind: PromiseKind; service: string; subject: Subject },
): Promise<Date> => {
  const settings = await readSettings(ctx)
  const startedAt = ctx.now()
  const durationMs = durationOf(allowanceOf(kind, service, settings), calendarOf(settings.shifts))
  const moments = levelMoments(clockOf(kind, settings.shifts, startedAt.getTime()), durationMs)
  const dueAt = new Date(moments[100])
  const started = ctx.db.$with('started').as(
    ctx.db
      .insert(promises)
      .values({
        id: ctx.newId(),
        kind,
        service,
        subjectKind: subject.kind,
        subjectRef: subject.ref,
        shifts: settings.shifts,
        durationMs,
        startedAt,
        halfAt: new Date(moments[50]),
        lateAt: new Date(moments[80]),
        dueAt,
        nextLevelAt: new Date(moments[50]),
      })
      .onConflictDoNothing()
      .returning({ id: promises.id, startedAt: promises.startedAt, dueAt: promises.dueAt }),
  )
  // One statement writes the promise and its first fact, so that a submission waits for the database once, not twice.
  await ctx.db
    .with(started)
    .insert(promiseFacts)
    .select((query) =>
      query
        .select({
          id: sql<string>`${ctx.newId()}::uuid`.as('id'),
          promiseId: started.id,
          kind: sql<'started'>`'started'`.as('kind'),
          at: started.startedAt,
          dueAt: started.dueAt,
          level: sql<null>`null::smallint`.as('level'),
          actorId: sql<string | null>`${ctx.actor?.userId ?? null}::uuid`.as('actor_id'),
        })
        .from(started),
    )
  return dueAt
}

export type ExpectedPromise = { dueAt: Date; allowance: Allowance; shifts: readonly Shift[] }

/** What would be promised by the settings in force if it were given now; pages show it beforehand. */
export const expectPromise = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  { kind, service }: { kind: PromiseKind; service: string },
): Promise<ExpectedPromise> => {
  const settings = await readSettings(ctx)
  return {
    dueAt: new Date(dueBy(kind, ctx.now().getTime(), settings, service)),
    allowance: allowanceOf(kind, service, settings),
    shifts: settings.shifts,
  }
}
