import { type JobCtx, onOwnConnection, type Ticker, underLock } from '@portal/platform/server'
import { and, eq, isNull, lte, min, or, sql } from 'drizzle-orm'
import { isRefused, type OneEvaluation } from '../../contract/evaluation.ts'
import { evaluateNumber } from '../evaluate.ts'
import { batchLines } from './batch.table.ts'

/** How many numbers are taken from the tables at once, and how many of them are evaluated at the same time. */
const chunk = 20
const atOnce = 4
/** A number whose evaluation breaks off this often by a fault of the portal is given up. */
const mostAttempts = 3

type Waiting = { batchId: string; key: string; asked: string }

/** A number of which an outside source has not told in time is tried again after so long, so often in all. */
const retryAfterMs = 90_000
const mostWaits = 4

/** The next numbers, each once in its batch; batches that are less far come first, so that a long one does not hold up a short one. */
const nextNumbers = ({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<Waiting[]> => {
  const { batchId, key, asked, ordinal, outcome, retryTime } = batchLines
  return db
    .select({ batchId, key, asked: sql<string>`min(${asked})` })
    .from(batchLines)
    .where(and(eq(outcome, 'waiting'), or(isNull(retryTime), lte(retryTime, now()))))
    .groupBy(batchId, key)
    .orderBy(min(ordinal), batchId)
    .limit(chunk)
}

type Outcome = Pick<typeof batchLines.$inferInsert, 'outcome' | 'pn' | 'valuationId' | 'reason' | 'msg'>

const outcomeOf = (answer: OneEvaluation): Outcome => {
  if (isRefused(answer)) return { outcome: 'refused', reason: answer.reason, msg: answer.msg }
  const { id, pn, msg = null } = answer
  return id === null ? { outcome: 'unknown', pn, msg } : { outcome: 'valued', pn, valuationId: id }
}

const gaveUp = '多次未能完成评估，请稍后单独再试'

/** What is stored of an answer. A source that has not told in time is waited for a while, and at last the answer says so. */
const changeOf = ({ now }: Pick<JobCtx, 'now'>, answer: OneEvaluation) => {
  const outcome = outcomeOf(answer)
  if (outcome.reason !== 'SOURCE_TIMEOUT') return outcome
  const { waits } = batchLines
  const isLast = sql`${waits} + 1 >= ${mostWaits}`
  return {
    waits: sql`${waits} + 1`,
    retryTime: new Date(now().getTime() + retryAfterMs),
    outcome: sql`case when ${isLast} then 'refused' else 'waiting' end`,
    reason: sql`case when ${isLast} then ${outcome.reason} end`,
    msg: sql`case when ${isLast} then ${outcome.msg} end`,
  }
}

/** Evaluates a number and answers every line that names it; a fault leaves it waiting until it is given up. */
const answerNumber = async (ctx: JobCtx, { batchId, key, asked }: Waiting): Promise<void> => {
  const { attempts } = batchLines
  const waiting = and(eq(batchLines.batchId, batchId), eq(batchLines.key, key), eq(batchLines.outcome, 'waiting'))
  try {
    const answer = await evaluateNumber({ ...ctx, actor: null }, asked)
    await ctx.db.update(batchLines).set(changeOf(ctx, answer)).where(waiting)
  } catch (error) {
    ctx.log.error({ err: error, batchId }, 'a number of a batch could not be evaluated')
    const isLast = sql`${attempts} + 1 >= ${mostAttempts}`
    await ctx.db
      .update(batchLines)
      .set({
        attempts: sql`${attempts} + 1`,
        outcome: sql`case when ${isLast} then 'failed' else 'waiting' end`,
        msg: sql`case when ${isLast} then ${gaveUp} end`,
      })
      .where(waiting)
  }
}

const answerAll = async (ctx: JobCtx, numbers: readonly Waiting[], stopping?: AbortSignal): Promise<void> => {
  const left = [...numbers]
  const work = async () => {
    for (let next = left.shift(); next && !stopping?.aborted; next = left.shift()) await answerNumber(ctx, next)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/**
 * Works through all batches that wait. One process does so at a time, by a lock of the database that ends with its connection; the
 * answer of each number is stored by itself, so that whoever comes after a process that was killed goes on behind the last one.
 */
export const runBatches = async (ctx: JobCtx, stopping?: AbortSignal): Promise<void> => {
  if (stopping?.aborted || (await nextNumbers(ctx)).length === 0) return
  await onOwnConnection(
    ctx.db,
    async (own) => {
      await underLock(own, 'valuation.batches', async () => {
        for (let next = await nextNumbers(ctx); next.length > 0 && !stopping?.aborted; next = await nextNumbers(ctx)) {
          await answerAll(ctx, next, stopping)
        }
      })
    },
    stopping,
  )
}

export const batchTicker: Ticker = { name: 'valuation.batches', everyMs: 1_000, run: runBatches }
