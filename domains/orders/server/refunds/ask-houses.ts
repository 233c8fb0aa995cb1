import type { JobCtx, Ticker } from '@portal/platform/server'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { MoneyHouse } from '../../contract/ways.ts'
import { paymentFacts } from '../pay/payment.table.ts'
import { takeOutcome } from './finish-part.ts'
import { type RefundPart, refundParts, refunds } from './refund.table.ts'
import { type PartToPayBack, type RefundHouses, refundHousesOf } from './refund-houses.ts'

/** So that a refund of the demonstration is done within seconds. */
const everyMs = 3_000
const batch = 100

const second = 1_000
const minute = 60 * second
/** How long after each question the next one comes; the last span repeats. */
const pauses = [10 * second, minute, 5 * minute, 15 * minute, 60 * minute]

/** So long a question may take. One without an answer by then broke off with its process, and is put again. */
const heldMs = 30 * second

const pauseAfter = (asked: number): number => pauses[Math.min(asked, pauses.length - 1)] ?? minute

type Due = PartToPayBack & { part: RefundPart; refundNo: string }

const findDue = (ctx: JobCtx, houses: MoneyHouse[]): Promise<Due[]> =>
  ctx.db
    .select({ part: refundParts, fact: paymentFacts, refundNo: refunds.refundNo, reason: refunds.reason })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refundId))
    .innerJoin(paymentFacts, eq(paymentFacts.id, refundParts.factId))
    .where(
      and(
        eq(refundParts.state, 'waiting'),
        eq(refundParts.isOffline, false),
        inArray(refundParts.house, houses),
        lte(refundParts.askAt, ctx.now()),
      ),
    )
    .orderBy(asc(refundParts.askAt))
    .limit(batch)

const planned = async (
  ctx: JobCtx,
  id: string,
  { before, asked, afterMs }: { before: number; asked: number; afterMs: number },
): Promise<boolean> => {
  const rows = await ctx.db
    .update(refundParts)
    .set({ asked, askAt: new Date(ctx.now().getTime() + afterMs) })
    .where(
      and(
        eq(refundParts.id, id),
        eq(refundParts.asked, before),
        eq(refundParts.state, 'waiting'),
        eq(refundParts.isOffline, false),
      ),
    )
    .returning({ id: refundParts.id })
  return rows.length > 0
}

/** Holds a part before its house is asked, so that of two processes only one asks, and a crash repeats it soon. */
const isTaken = (ctx: JobCtx, { id, asked }: RefundPart): Promise<boolean> =>
  planned(ctx, id, { before: asked, asked: asked + 1, afterMs: heldMs })

/** Plans the next question about a part that is not done, once this one has ended. */
const planNext = (ctx: JobCtx, { id, asked }: RefundPart): Promise<boolean> =>
  planned(ctx, id, { before: asked + 1, asked: asked + 1, afterMs: pauseAfter(asked) })

/** Asks the houses of the parts that are due, each by its own fixed number. Answers how many were asked. */
export const askHouses = async (ctx: JobCtx, houses: RefundHouses = refundHousesOf(ctx.config)): Promise<number> => {
  const due = await findDue(ctx, Object.keys(houses) as MoneyHouse[])
  for (const { refundNo, ...wanted } of due) {
    const ask = houses[wanted.part.house]
    if (!ask || !(await isTaken(ctx, wanted.part))) continue
    const { partNo } = wanted.part
    try {
      await takeOutcome(ctx, { refundNo, partNo }, await ask(ctx, wanted))
    } catch (error) {
      ctx.log.warn({ err: error, partNo }, 'the house of a payment did not answer for a refund')
    }
    await planNext(ctx, wanted.part)
  }
  return due.length
}

export const refundTicker: Ticker = {
  name: 'orders.refund',
  everyMs,
  run: async (ctx) => {
    await askHouses(ctx)
  },
}
