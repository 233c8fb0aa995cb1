import { type Job, type JobCtx, publish } from '@portal/platform/server'
import { asc, inArray, lte, sql } from 'drizzle-orm'
import type { Level } from '../proof/promise-clock.ts'
import { promiseFacts, promises } from './promise.table.ts'

type EscalationCtx = Pick<JobCtx, 'db' | 'now' | 'newId'>

/** The most rows of one transaction: so few that it holds their locks for well under a second. */
const batch = 500

/**
 * Raises promises that have reached their next level and announces it, in one transaction. Returns how many there were.
 * Rows that another process has locked are left to it, so that each level is announced once, however many processes
 * work.
 */
const escalateBatch = (ctx: EscalationCtx): Promise<number> =>
  ctx.db.transaction(async (tx) => {
    const reached = await tx
      .select({ id: promises.id })
      .from(promises)
      .where(lte(promises.nextLevelAt, ctx.now()))
      .orderBy(asc(promises.nextLevelAt))
      .limit(batch)
      .for('update', { skipLocked: true })
    if (reached.length === 0) return 0
    const { level, lateAt, dueAt, brokenAt } = promises
    const moved = await tx
      .update(promises)
      .set({
        level: sql`case ${level} when 0 then 50 when 50 then 80 else 100 end`,
        nextLevelAt: sql`case ${level} when 0 then ${lateAt} when 50 then ${dueAt} end`,
        brokenAt: sql`case ${level} when 80 then coalesce(${brokenAt}, ${dueAt}) else ${brokenAt} end`,
      })
      .where(
        inArray(
          promises.id,
          reached.map(({ id }) => id),
        ),
      )
      .returning({
        promiseId: promises.id,
        kind: promises.kind,
        level: sql<Level>`${level}`,
        dueAt: promises.dueAt,
        subjectKind: promises.subjectKind,
        subjectRef: promises.subjectRef,
      })
    await tx.insert(promiseFacts).values(
      moved.flatMap(({ promiseId, level, dueAt }) => {
        const fact = { promiseId, dueAt, actorId: null }
        return [
          { ...fact, id: ctx.newId(), kind: 'escalated' as const, at: ctx.now(), level },
          ...(level === 100 ? [{ ...fact, id: ctx.newId(), kind: 'broken' as const, at: dueAt }] : []),
        ]
      }),
    )
    for (const { kind, level, subjectKind, subjectRef } of moved) {
      await publish({ ...ctx, db: tx }, 'promise.escalated', { kind, level, subjectKind, subjectRef })
    }
    return moved.length
  })

/** Announces every level that has been reached by now; after a standstill also the missed ones, in their order. */
export const escalatePromises = async (ctx: EscalationCtx): Promise<void> => {
  while ((await escalateBatch(ctx)) > 0);
}

export const promiseJobs: Job[] = [{ name: 'promises.escalate', cron: '* * * * *', run: escalatePromises }]
