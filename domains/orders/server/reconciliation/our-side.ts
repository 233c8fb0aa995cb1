import { addDays, type Day } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import { and, eq, exists, gte, inArray, isNotNull, lt, ne, not, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Fen } from '../../contract/money.ts'
import type { MoneyMove } from '../../contract/reconciliation/reconciliation.ts'
import type { MoneyHouse } from '../../contract/ways.ts'
import { paymentFacts } from '../pay/payment.table.ts'
import { receipts } from '../receipts/receipt.table.ts'
import { refundParts } from '../refunds/refund.table.ts'
import type { Told } from './compare-sides.ts'
import { houseBillLines, houseBills } from './reconciliation.table.ts'

type ReadCtx = Pick<Ctx, 'db'>
type OfDay = { day: Day; house: MoneyHouse }

const startOf = (day: Day): Date => new Date(`${day}T00:00:00+08:00`)
const onDay = (moment: PgColumn, day: Day): SQL =>
  sql`(${gte(moment, startOf(day))} and ${lt(moment, startOf(addDays(day, 1)))})`

/** Whether a bill of another day has a line of this number: then the money is of that day. */
const isElsewhere = (ctx: ReadCtx, { day, house }: OfDay, move: MoneyMove, tradeNo: PgColumn): SQL =>
  exists(
    ctx.db
      .select({ one: sql`1` })
      .from(houseBillLines)
      .innerJoin(houseBills, eq(houseBills.id, houseBillLines.billId))
      .where(
        and(
          eq(houseBills.house, house),
          ne(houseBills.day, day),
          eq(houseBillLines.move, move),
          eq(houseBillLines.tradeNo, tradeNo),
        ),
      ),
  )

/** The numbers that stand on the bill of the day, whenever we say that it was: around midnight clocks say different days. */
const billedNumbers = (ctx: ReadCtx, { day, house }: OfDay, move: MoneyMove) =>
  ctx.db
    .select({ tradeNo: houseBillLines.tradeNo })
    .from(houseBillLines)
    .innerJoin(houseBills, eq(houseBills.id, houseBillLines.billId))
    .where(and(eq(houseBills.house, house), eq(houseBills.day, day), eq(houseBillLines.move, move)))

/** What is of a day: what happened then and stands on no other bill, and what stands on its own. */
const ofDay = (ctx: ReadCtx, at: OfDay, move: MoneyMove, { when, tradeNo }: { when: PgColumn; tradeNo: PgColumn }) => [
  and(onDay(when, at.day), not(isElsewhere(ctx, at, move, tradeNo))),
  and(not(onDay(when, at.day)), inArray(tradeNo, billedNumbers(ctx, at, move))),
]

/** The lines of the bank of a day that the portal has: what came in, and by which refunds went out. */
const bankLines = async ({ db }: ReadCtx, day: Day): Promise<(Told & { stated: Fen | null })[]> => {
  const { identity, bankSerial, amount, statedAmount: stated } = receipts
  const came = await db
    .select({ identity, bankSerial, amount, stated })
    .from(receipts)
    .where(and(eq(receipts.house, 'bank'), onDay(receipts.at, day)))
  const part = refundParts
  const went = await db
    .select({ tradeNo: sql<string>`${part.bankSerial}`, amount: part.amount, stated: part.statedAmount })
    .from(part)
    .where(and(isNotNull(part.bankSerial), eq(part.state, 'done'), onDay(part.doneTime, day)))
  return [
    ...came.map(({ identity: known, bankSerial: serial, ...line }) => ({
      ...{ move: 'payment' as const, tradeNo: serial ?? known, paymentNo: null },
      ...line,
    })),
    ...went.map((line) => ({ move: 'refund' as const, paymentNo: null, ...line })),
  ]
}

const bankSide = async (ctx: ReadCtx, day: Day): Promise<Told[]> =>
  (await bankLines(ctx, day)).map(({ stated: _, ...told }) => told)

/** What the bank's own lists say of a day. */
export const statedSide = async (ctx: ReadCtx, day: Day): Promise<Told[]> =>
  (await bankLines(ctx, day)).flatMap(({ stated, ...told }) => (stated === null ? [] : [{ ...told, amount: stated }]))

const payments = async (ctx: ReadCtx, at: OfDay): Promise<Told[]> => {
  const { tradeNo, paymentNo, amount, paidAt, house, source } = paymentFacts
  const found: Told[] = []
  for (const wanted of ofDay(ctx, at, 'payment', { when: paidAt, tradeNo })) {
    const rows = await ctx.db
      .select({ tradeNo, paymentNo, amount })
      .from(paymentFacts)
      // Money that staff gave to an order is the same money once more.
      .where(and(eq(house, at.house), ne(source, 'receipt'), wanted))
    found.push(...rows.map((row) => ({ ...row, move: 'payment' as const })))
  }
  return found
}

const refunded = async (ctx: ReadCtx, at: OfDay): Promise<Told[]> => {
  const { partNo, amount, doneTime, house, state, isOffline } = refundParts
  const found: Told[] = []
  for (const wanted of ofDay(ctx, at, 'refund', { when: doneTime, tradeNo: partNo })) {
    const rows = await ctx.db
      .select({ tradeNo: partNo, paymentNo: paymentFacts.paymentNo, amount })
      .from(refundParts)
      .innerJoin(paymentFacts, eq(paymentFacts.id, refundParts.factId))
      .where(and(eq(house, at.house), eq(state, 'done'), eq(isOffline, false), wanted))
    found.push(...rows.map((row) => ({ ...row, move: 'refund' as const })))
  }
  return found
}

/** Money of nobody that went back. */
const returned = async (ctx: ReadCtx, at: OfDay): Promise<Told[]> => {
  const { returnNo, paymentNo, amount, returnedAt, house, state } = receipts
  const found: Told[] = []
  for (const wanted of ofDay(ctx, at, 'refund', { when: returnedAt, tradeNo: returnNo })) {
    const rows = await ctx.db
      .select({ tradeNo: returnNo, paymentNo, amount })
      .from(receipts)
      .where(and(eq(house, at.house), eq(state, 'returned'), wanted))
    found.push(...rows.map((row) => ({ ...row, tradeNo: row.tradeNo ?? '', move: 'refund' as const })))
  }
  return found
}

/** The money of a day at a house as the portal has it: what came, and what went back. */
export const ourSide = async (ctx: ReadCtx, at: OfDay): Promise<Told[]> =>
  at.house === 'bank'
    ? bankSide(ctx, at.day)
    : [...(await payments(ctx, at)), ...(await refunded(ctx, at)), ...(await returned(ctx, at))]
