import { type ActorCtx, ensureField } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { RecordForm, RefundStanding } from '../../contract/refunds/refund.ts'
import { ensure } from '../failures.ts'
import { finishPart } from './finish-part.ts'
import { recordRefundAct } from './record-refund-act.ts'
import { type Refund, type RefundPart, refundParts } from './refund.table.ts'
import { type HeldRefund, isPaidByHand, type RefundCtx, recordDeed } from './refund-steps.ts'
import { holdFor } from './settle-refund.ts'

const choosePart = (parts: readonly RefundPart[], partNo: string): RefundPart => {
  const waiting = parts.filter(isPaidByHand)
  const [only, other] = partNo === '' ? waiting : waiting.filter((part) => part.partNo === partNo)
  ensureField(only && !other, 'partNo', '请选择这条流水付出的是哪一笔')
  return only
}

type OutgoingLine = Pick<RefundPart, 'statedAmount'> & { at: Date; bankSerial: string; actorId: string }

/** Writes down the line of the bank by which a part went out. The caller's transaction holds the order. */
export const recordLine = async (
  ctx: RefundCtx,
  held: HeldRefund,
  part: RefundPart,
  { at, bankSerial, actorId, statedAmount }: Omit<OutgoingLine, 'statedAmount'> & Partial<OutgoingLine>,
): Promise<Refund> => {
  await recordDeed(ctx, held.refund, {
    act: 'record',
    stateBefore: held.refund.state,
    actorId,
    note: `${part.partNo} ${bankSerial}`,
  })
  await recordRefundAct(ctx, held.refund, {
    before: { part: part.partNo, paidOut: null, bankSerial: part.bankSerial },
    after: { part: part.partNo, paidOut: at, bankSerial },
  })
  const { isOffline } = part
  return finishPart(ctx, held, part, { isOffline, doneTime: at, bankSerial, ...(statedAmount && { statedAmount }) })
}

/** Records by hand the line of the bank's statement by which a part went out; the last one finishes the refund. */
export const recordPart = async (
  ctx: ActorCtx,
  { params, body }: { params: { refundNo: string }; body: RecordForm },
): Promise<RefundStanding> => {
  const { at, bankSerial, partNo } = body
  ensureField(at <= ctx.now().getTime(), 'at', '付出时间不能晚于现在')
  const held = await holdFor(ctx, { params }, 'record')
  const part = choosePart(held.parts, partNo)
  const [known] = await ctx.db
    .select({ partNo: refundParts.partNo })
    .from(refundParts)
    .where(eq(refundParts.bankSerial, bankSerial))
  ensure(!known, 'refund.serial_taken', { msg: `这条银行流水已登记在 ${known?.partNo}` })
  const { state } = await recordLine(ctx, held, part, { at: new Date(at), bankSerial, actorId: ctx.actor.userId })
  return { state, pending: false }
}
