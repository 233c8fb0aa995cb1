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

/** Changes a part that is to be asked about at a moment; answers whether it still was. */
const changeDue = async (
  ctx: JobCtx,
  { id, askAt }: Pick<RefundPart, 'id'> & { askAt: Date },
  change: Partial<Pick<RefundPart, 'asked' | 'askAt'>>,
): Promise<boolean> => {
  const rows = await ctx.db
    .update(refundParts)
    .set(change)
    .where(and(eq(refundParts.id, id), eq(refundParts.askAt, askAt), eq(refundParts.state, 'waiting')))
    .returning({ id: refundParts.id })
  return rows.length > 0
}

const later = (ctx: JobCtx, ms: number): Date => new Date(ctx.now().getTime() + ms)

/**
 * Holds a part before its house is asked, so that of two processes only one asks; answers until when, or null where another
 * one asks. A question that breaks off is not counted, so that those after it come no later.
 */
const hold = async (ctx: JobCtx, { id, askAt }: RefundPart): Promise<Date | null> => {
  const heldUntil = later(ctx, heldMs)
  return askAt && (await changeDue(ctx, { id, askAt }, { askAt: heldUntil })) ? heldUntil : null
}

/** Plans the next question about a part that is not done, once this one has ended. */
const planNext = (ctx: JobCtx, { id, asked }: RefundPart, heldUntil: Date): Promise<boolean> =>
  changeDue(ctx, { id, askAt: heldUntil }, { asked: asked + 1, askAt: later(ctx, pauseAfter(asked)) })

const askOne = async (ctx: JobCtx, houses: RefundHouses, { refundNo, ...wanted }: Due): Promise<void> => {
  const ask = houses[wanted.part.house]
  const heldUntil = ask && (await hold(ctx, wanted.part))
  if (!ask || !heldUntil) return
  const { partNo } = wanted.part
  try {
    await takeOutcome(ctx, { refundNo, partNo }, await ask(ctx, wanted))
  } catch (error) {
    ctx.log.warn({ err: error, partNo }, 'the house of a payment did not answer for a refund')
  }
  await planNext(ctx, wanted.part, heldUntil)
}

/**
 * Asks the houses of the parts that are due, each by its own fixed number. One house after another would let one that hangs
 * delay all others, so that they are asked side by side. Answers how many parts were asked about.
 */
export const askHouses = async (ctx: JobCtx, houses: RefundHouses = refundHousesOf(ctx.config)): Promise<number> => {
  const due = await findDue(ctx, Object.keys(houses) as MoneyHouse[])
  const inTurn = async (house: MoneyHouse): Promise<void> => {
    for (const one of due.filter(({ part }) => part.house === house)) await askOne(ctx, houses, one)
  }
  await Promise.all([...new Set(due.map(({ part }) => part.house))].map(inTurn))
  return due.length
}

export const refundTicker: Ticker = {
  name: 'orders.refund',
  everyMs,
  run: async (ctx) => {
    await askHouses(ctx)
  },
}
