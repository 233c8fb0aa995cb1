import { addDays, type Day, shanghaiDayOf } from '@portal/platform/contract'
import { isAppFailure, type Job, type JobCtx } from '@portal/platform/server'
import { and, eq, gte } from 'drizzle-orm'
import { billTimeOf } from '../../contract/reconciliation/reconciliation.ts'
import type { Gateway } from '../pay/gateway.ts'
import { paymentSettings } from '../payments.settings.ts'
import { compareDay } from './compare-day.ts'
import { reconcileBank } from './reconcile-bank.ts'
import { type ReconcileCtx, reconcileGateway } from './reconcile-gateway.ts'
import { type HouseBill, houseBills } from './reconciliation.table.ts'
import { ensureBill } from './store-bill.ts'

/** For so many days a bill that did not come is asked for. */
const daysAsked = 7

const minute = 60_000
/** How long after each question that brought no bill the next one comes; the last span repeats. */
const pauses = [5 * minute, 15 * minute, 60 * minute]

const pauseAfter = (asked: number): number => pauses[Math.min(asked, pauses.length - 1)] ?? minute

/** Asks once, and plans the next question where no bill came or a payment on it could not be asked about. */
export const askForBill = async (ctx: ReconcileCtx, gateway: Gateway, day: Day): Promise<void> => {
  const { id, asked } = await ensureBill(ctx, { day, house: gateway.house })
  const plan = (state?: HouseBill['state']) =>
    ctx.db
      .update(houseBills)
      .set({
        ...(state && { state }),
        asked: asked + 1,
        askAt: new Date(ctx.now().getTime() + pauseAfter(asked)),
        heardAt: ctx.now(),
      })
      .where(eq(houseBills.id, id))
  try {
    if (!(await reconcileGateway(ctx, gateway, day))) await plan('none')
  } catch (error) {
    if (!isAppFailure(error)) throw error
    const { house } = gateway
    ctx.log.warn({ err: error.cause ?? error, house, day }, 'the bill of a day could not be fetched or settled')
    const { state } = await ensureBill(ctx, { day, house })
    await plan(state === 'fetched' ? undefined : 'silent')
  }
}

/** The days whose bills are written and still worth asking for, the newest first. */
const daysBefore = (now: Date): Day[] => {
  const today = shanghaiDayOf(now)
  const days = Array.from({ length: daysAsked }, (_, at) => addDays(today, -1 - at))
  return days.filter((day) => billTimeOf(day) <= now.getTime())
}

/** Asks the gateways for the bills that are due. */
export const fetchBills = async (ctx: JobCtx): Promise<void> => {
  for (const gateway of paymentSettings(ctx.config).gateways) {
    for (const day of daysBefore(ctx.now())) {
      const { askAt } = await ensureBill(ctx, { day, house: gateway.house })
      if (askAt !== null && askAt <= ctx.now()) await askForBill(ctx, gateway, day)
    }
  }
}

/**
 * Compares the last days once more: money may be booked after its day was compared, and a refund be done that the bill told
 * of.
 */
export const compareAgain = async (ctx: JobCtx): Promise<void> => {
  const { day, house, state } = houseBills
  const rows = await ctx.db
    .select({ day, house })
    .from(houseBills)
    .where(and(eq(state, 'fetched'), gte(day, addDays(shanghaiDayOf(ctx.now()), -daysAsked))))
  for (const at of rows) await (at.house === 'bank' ? reconcileBank(ctx, at.day) : compareDay(ctx, at))
}

export const compareJob: Job = { name: 'orders.compare-days', cron: '20 * * * *', run: compareAgain }

export const billsJob: Job = { name: 'orders.fetch-bills', cron: '*/5 * * * *', run: fetchBills }
