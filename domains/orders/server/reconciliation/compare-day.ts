import type { Day } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import { and, asc, eq } from 'drizzle-orm'
import type { MoneyHouse } from '../../contract/ways.ts'
import { compareSides, type Difference, type Told } from './compare-sides.ts'
import { ourSide } from './our-side.ts'
import { type DifferenceRow, differences, houseBillLines } from './reconciliation.table.ts'
import { lockBill } from './store-bill.ts'

type CompareCtx = Pick<Ctx, 'db' | 'now' | 'newId'>
type OfDay = { day: Day; house: MoneyHouse }

/** What the portal says where a later comparison finds no difference any more. */
const solved = {
  missingHere: '已按账单查询渠道并补记',
  missingThere: '再次核对时两边一致',
  amount: '再次核对时两边一致',
} as const

const isSame = (row: DifferenceRow, found: Difference): boolean =>
  row.kind === found.kind &&
  row.move === found.move &&
  row.tradeNo === found.tradeNo &&
  row.here === found.here &&
  row.there === found.there

/** Keeps what differs: what is new is written down, what is known stays as it is, and what is gone is explained by that. */
export const keepDifferences = async (
  ctx: CompareCtx,
  { day, house }: OfDay,
  found: readonly Difference[],
): Promise<void> => {
  const known = await ctx.db
    .select()
    .from(differences)
    .where(and(eq(differences.day, day), eq(differences.house, house)))
  const now = ctx.now()
  const added = found.filter((one) => !known.some((row) => isSame(row, one)))
  if (added.length > 0) {
    await ctx.db
      .insert(differences)
      .values(added.map((one) => ({ ...one, id: ctx.newId(), day, house, state: 'open' as const, createTime: now })))
  }
  for (const row of known) {
    if (row.state !== 'open' || found.some((one) => isSame(row, one))) continue
    await ctx.db
      .update(differences)
      .set({ state: 'explained', reason: solved[row.kind], explainedAt: now })
      .where(eq(differences.id, row.id))
  }
}

/** The lines of the bill of a day. */
const theirSide = (ctx: CompareCtx, billId: string): Promise<Told[]> =>
  ctx.db
    .select({
      move: houseBillLines.move,
      tradeNo: houseBillLines.tradeNo,
      paymentNo: houseBillLines.paymentNo,
      amount: houseBillLines.amount,
    })
    .from(houseBillLines)
    .where(eq(houseBillLines.billId, billId))
    .orderBy(asc(houseBillLines.line))

/** Compares our side of a day with its bill, as often as one likes; a day without a bill is compared with nothing. */
export const compareDay = (ctx: CompareCtx, at: OfDay): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const bill = await lockBill(inside, at)
    if (bill.state !== 'fetched') return
    await keepDifferences(inside, at, compareSides(await ourSide(inside, at), await theirSide(inside, bill.id)))
  })
