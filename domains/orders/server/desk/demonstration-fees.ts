import type { JobCtx } from '@portal/platform/server'
import { desc, eq, sql } from 'drizzle-orm'
import type { FeeItemForm } from '../../contract/desk-fees.ts'
import type { FeeCode } from '../../contract/fees.ts'
import { fen, yuanOf } from '../../contract/money.ts'
import { feeItems, feeVersions } from '../fees/fee.table.ts'
import { findFeesInForce } from '../fees/fees-in-force.ts'
import { itemOf, storeFees } from './fee-tables.ts'

/** Round numbers, so that nobody takes them for what an office or the operator charges. */
const pricesOf = { official: 100_00, service: 1_000_00 } satisfies Record<FeeCode['kind'], number>

/** The prices are older than any case that a demonstration shows, since cases of the past were charged too. */
const inForceForMs = 365 * 86_400_000

const inventedPrice = ({ code, kind }: FeeCode): FeeItemForm => ({
  code,
  unitPrice: yuanOf(fen(pricesOf[kind])),
  source: '演示价格，不是真实的收费标准',
  sourceUrl: '',
  checkedOn: '',
  invoiceable: true,
  refundable: true,
})

const pricedOf = (codes: readonly FeeCode[]) => codes.filter(({ open }) => !open)

/** Puts a fee table with invented prices into force, so that a demonstration can show how an application is paid. */
export const seedFees = async (ctx: JobCtx, codes: readonly FeeCode[]): Promise<void> => {
  const priced = pricedOf(codes)
  if (priced.length === 0 || (await findFeesInForce(ctx))) return
  const note = '演示用的价格表，价格均为虚构'
  const since = new Date(ctx.now().getTime() - inForceForMs)
  const items = priced.map(inventedPrice)
  await storeFees({ ...ctx, now: () => since }, { codes, actorId: null, effectiveFrom: null, note, items })
}

/**
 * Adds invented prices for what the newest fee table of a demonstration lacks, since the services of a later release charge
 * for more; its own prices stay. A demonstration is filled only once, and could not show those services otherwise. The
 * tables of production are its operator's alone.
 */
export const completeDemonstrationFees = async (ctx: JobCtx, codes: readonly FeeCode[]): Promise<void> => {
  if (ctx.config.mode === 'production') return
  await ctx.db.transaction(async (tx) => {
    // Of processes that start at the same moment, one adds the prices.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('orders.fees demonstration', 0))`)
    const [newest] = await tx
      .select()
      .from(feeVersions)
      .orderBy(desc(feeVersions.effectiveFrom), desc(feeVersions.version))
      .limit(1)
    if (!newest) return
    const rows = await tx.select().from(feeItems).where(eq(feeItems.versionId, newest.id))
    const priced = pricedOf(codes)
    const kept = rows.map(itemOf).filter(({ code }) => priced.some((known) => known.code === code))
    const missing = priced.filter(({ code }) => !kept.some((item) => item.code === code))
    if (missing.length === 0) return
    const items = [...kept.map((item) => ({ ...item, checkedOn: item.checkedOn ?? '' })), ...missing.map(inventedPrice)]
    const later = newest.effectiveFrom > ctx.now() ? newest.effectiveFrom.getTime() : null
    const note = '演示：补上新增收费项目的虚构价格'
    await storeFees({ ...ctx, db: tx }, { codes, actorId: null, effectiveFrom: later, note, items })
  })
}
