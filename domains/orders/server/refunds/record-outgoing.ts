import type { SignedInCtx } from '@portal/platform/server'
import { and, eq, isNull } from 'drizzle-orm'
import type { Outgoing } from '../receipts/statement/judge-line.ts'
import { recordLine } from './record-part.ts'
import { refundParts, refunds } from './refund.table.ts'
import { holdRefund, isPaidByHand } from './refund-steps.ts'

/** The number of a refund, or of a part of it, that staff wrote into the text of the transfer. */
const named = /TK\d{14}(?:\d{2})?/

/** A line that staff recorded by hand before is confirmed by the bank's own list. */
const confirm = async ({ db }: Pick<SignedInCtx, 'db'>, { bankSerial, amount }: Outgoing): Promise<boolean> => {
  const known = await db.select({ id: refundParts.id }).from(refundParts).where(eq(refundParts.bankSerial, bankSerial))
  if (known.length === 0) return false
  await db
    .update(refundParts)
    .set({ statedAmount: amount })
    .where(and(eq(refundParts.bankSerial, bankSerial), isNull(refundParts.statedAmount)))
  return true
}

/** Records one line, in the caller's transaction; answers whether it finished a part that waited to be paid by hand. */
const recordOne = async (ctx: SignedInCtx, outgoing: Outgoing): Promise<boolean> => {
  const [number = ''] = named.exec(outgoing.text) ?? []
  const refundNo = number.slice(0, 16)
  const found = await ctx.db.select({ id: refunds.id }).from(refunds).where(eq(refunds.refundNo, refundNo))
  if (found.length === 0) return false
  const held = await holdRefund(ctx, refundNo)
  const waiting = held.parts.filter(isPaidByHand)
  const [part, other] = number === refundNo ? waiting : waiting.filter(({ partNo }) => partNo === number)
  const { at, amount: statedAmount, bankSerial } = outgoing
  if (held.refund.state !== 1 || !part || other || part.amount !== statedAmount) return false
  await recordLine(ctx, held, part, { at, bankSerial, actorId: ctx.actor.userId, statedAmount })
  return true
}

/**
 * Takes from the outgoing lines of a bank's list those by which refunds went out: whose text names the refund or its part, to
 * the fen. Of all others nothing is kept. The same list again records nothing twice. Answers how many parts it recorded.
 */
export const recordOutgoing = async (ctx: SignedInCtx, lines: readonly Outgoing[]): Promise<number> => {
  let recorded = 0
  for (const outgoing of lines) {
    if (await confirm(ctx, outgoing)) continue
    if (!named.test(outgoing.text)) continue
    const isRecorded = await ctx.db.transaction((tx) => recordOne({ ...ctx, db: tx }, outgoing))
    if (isRecorded) recorded += 1
  }
  return recorded
}
