import type { JobCtx } from '@portal/platform/server'
import type { FeeCode } from '../../contract/fees.ts'
import { fen, yuanOf } from '../../contract/money.ts'
import { findFeesInForce } from '../fees/fees-in-force.ts'
import { storeFees } from './fee-tables.ts'

/** Round numbers, so that nobody takes them for what an office or the operator charges. */
const pricesOf = { official: 100_00, service: 1_000_00 } satisfies Record<FeeCode['kind'], number>

/** The prices are older than any case that a demonstration shows, since cases of the past were charged too. */
const inForceForMs = 365 * 86_400_000

/** Puts a fee table with invented prices into force, so that a demonstration can show how an application is paid. */
export const seedFees = async (ctx: JobCtx, codes: readonly FeeCode[]): Promise<void> => {
  const priced = codes.filter(({ open }) => !open)
  if (priced.length === 0 || (await findFeesInForce(ctx))) return
  const items = priced.map(({ code, kind }) => ({
    code,
    unitPrice: yuanOf(fen(pricesOf[kind])),
    source: '演示价格，不是真实的收费标准',
    sourceUrl: '',
    checkedOn: '',
    invoiceable: true,
    refundable: true,
  }))
  const note = '演示用的价格表，价格均为虚构'
  const since = new Date(ctx.now().getTime() - inForceForMs)
  await storeFees(
    { ...ctx, now: () => since },
    {
      codes,
      actorId: null,
      effectiveFrom: null,
      note,
      items,
    },
  )
}
