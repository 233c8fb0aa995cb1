import type { Day } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { fen, sumFen } from '../../contract/money.ts'
import type { GatewayHouse, MoneyHouse } from '../../contract/ways.ts'
import { fail } from '../failures.ts'
import { credit, debit, post } from '../ledger/post.ts'
import type { Bill, BillLine } from '../pay/bill.ts'
import { type HouseBill, houseBillLines, houseBills } from './reconciliation.table.ts'

type StoreCtx = Pick<Ctx, 'db' | 'now' | 'newId'>
type OfDay = { day: Day; house: MoneyHouse }

/** How many lines one statement brings. */
const batch = 1_000

/** The bill of a day, whether it is here or still to come. */
export const ensureBill = async (ctx: StoreCtx, { day, house }: OfDay): Promise<HouseBill> => {
  await ctx.db
    .insert(houseBills)
    .values({ id: ctx.newId(), day, house, state: 'waiting', askAt: ctx.now() })
    .onConflictDoNothing({ target: [houseBills.day, houseBills.house] })
  const [found] = await ctx.db
    .select()
    .from(houseBills)
    .where(and(eq(houseBills.day, day), eq(houseBills.house, house)))
  return found ?? fail('record.not_found')
}

/** Takes the row of a bill for this transaction alone: whoever compares its day does so after the other. */
export const lockBill = async (ctx: Pick<Ctx, 'db'>, { day, house }: OfDay): Promise<HouseBill> => {
  const [found] = await ctx.db
    .select()
    .from(houseBills)
    .where(and(eq(houseBills.day, day), eq(houseBills.house, house)))
    .for('update')
  return found ?? fail('record.not_found')
}

const sumOf = (lines: readonly BillLine[], kind: BillLine['kind']) =>
  sumFen(lines.filter((line) => line.kind === kind).map(({ amount }) => amount))

/** Stores a bill once, and its sums; answers whether it is new. It stands as it came, whatever is compared with it. */
export const storeLines = async (
  ctx: StoreCtx,
  { id, state }: HouseBill,
  { sha256, lines }: Bill,
): Promise<boolean> => {
  if (state === 'fetched') return false
  const rows = lines.map(({ kind: move, ...told }, line) => ({ ...told, billId: id, line, move }))
  for (let from = 0; from < rows.length; from += batch) {
    await ctx.db.insert(houseBillLines).values(rows.slice(from, from + batch))
  }
  await ctx.db
    .update(houseBills)
    .set({
      state: 'fetched',
      askAt: null,
      heardAt: ctx.now(),
      sha256,
      lines: lines.length,
      received: sumOf(lines, 'payment'),
      refunded: sumOf(lines, 'refund'),
      fees: sumFen(lines.map(({ fee }) => fee)),
    })
    .where(eq(houseBills.id, id))
  return true
}

/**
 * Stores the bill of a gateway and books what the gateway settles by it: the money less fees lies at the bank then. What the
 * bill has too much or too little stays on the gateway's account of the journal, for everybody to see.
 */
export const storeGatewayBill = (
  ctx: StoreCtx,
  { day, house }: { day: Day; house: GatewayHouse },
  bill: Bill,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const row = await lockBill(inside, { day, house })
    if (!(await storeLines(inside, row, bill))) return
    const settled = fen(sumOf(bill.lines, 'payment') - sumOf(bill.lines, 'refund'))
    const fees = sumFen(bill.lines.map(({ fee }) => fee))
    if (settled === 0n && fees === 0n) return
    await post(inside, {
      kind: 'settled',
      sourceRef: row.id,
      orderId: null,
      reason: day,
      entries: [debit('bank', fen(settled - fees)), debit('gatewayFees', fees), credit(house, settled)],
    })
  })
