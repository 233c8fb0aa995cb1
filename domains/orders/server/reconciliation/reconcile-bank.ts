import { addDays, type Day } from '@portal/platform/contract'
import type { Ctx, Listener } from '@portal/platform/server'
import { and, eq, gte, lte } from 'drizzle-orm'
import { sumFen } from '../../contract/money.ts'
import type { MoneyMove } from '../../contract/reconciliation/reconciliation.ts'
import type { ReceiptsImported } from '../receipts/import-receipts.ts'
import { receiptImports } from '../receipts/receipt.table.ts'
import { keepDifferences } from './compare-day.ts'
import { compareSides } from './compare-sides.ts'
import { ourSide, statedSide } from './our-side.ts'
import { houseBills } from './reconciliation.table.ts'
import { ensureBill, lockBill } from './store-bill.ts'

type BankCtx = Pick<Ctx, 'db' | 'now' | 'newId'>

const house = 'bank'
/** A list of the bank tells of a year at most at once. */
const mostDays = 366

/** Whether a list of the bank that staff brought tells of the day. */
const isStated = async (ctx: BankCtx, day: Day): Promise<boolean> =>
  (await ctx.db.$count(receiptImports, and(lte(receiptImports.firstDay, day), gte(receiptImports.lastDay, day)))) > 0

/**
 * Compares the receipts and the refunds of a day with what the bank's own lists say of them, so that money that somebody wrote
 * down by hand is proved or not; a day of which no list tells is compared with nothing.
 */
export const reconcileBank = async (ctx: BankCtx, day: Day): Promise<void> => {
  if (!(await isStated(ctx, day))) return
  await ensureBill(ctx, { day, house })
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const { id } = await lockBill(inside, { day, house })
    const stated = await statedSide(inside, day)
    const sumOf = (move: MoneyMove) => sumFen(stated.filter((told) => told.move === move).map(({ amount }) => amount))
    await tx
      .update(houseBills)
      .set({
        state: 'fetched',
        askAt: null,
        heardAt: ctx.now(),
        lines: stated.length,
        received: sumOf('payment'),
        refunded: sumOf('refund'),
      })
      .where(eq(houseBills.id, id))
    await keepDifferences(inside, { day, house }, compareSides(await ourSide(inside, { day, house }), stated))
  })
}

/** Compares every day that a list of the bank told of. */
export const statementListener: Listener = {
  event: 'receipts.imported',
  name: 'orders.reconcile-bank',
  react: async (ctx, data) => {
    // The event is published by this domain alone.
    const { firstDay, lastDay } = data as ReceiptsImported
    let day = lastDay
    for (let done = 0; day >= firstDay && done < mostDays; done += 1) {
      await reconcileBank(ctx, day)
      day = addDays(day, -1)
    }
  },
}
