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

/** Plans the next question before this one is put, so that of two processes only one puts it, and a crash repeats it. */
const isTaken = async (ctx: JobCtx, { id, asked }: RefundPart): Promise<boolean> => {
  const taken = await ctx.db
    .update(refundParts)
    .set({ asked: asked + 1, askAt: new Date(ctx.now().getTime() + pauseAfter(asked)) })
    .where(and(eq(refundParts.id, id), eq(refundParts.asked, asked), eq(refundParts.state, 'waiting')))
    .returning({ id: refundParts.id })
  return taken.length > 0
}

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
