import { type ActorCtx, ensureField } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { RecordForm, RefundStanding } from '../../contract/refunds/refund.ts'
import { ensure } from '../failures.ts'
import { finishPart } from './finish-part.ts'
import { type RefundPart, refundParts } from './refund.table.ts'
import { isPaidByHand, recordDeed } from './refund-steps.ts'
import { holdFor } from './settle-refund.ts'

const choosePart = (parts: readonly RefundPart[], partNo: string): RefundPart => {
  const waiting = parts.filter(isPaidByHand)
  const [only, other] = partNo === '' ? waiting : waiting.filter((part) => part.partNo === partNo)
  ensureField(only && !other, 'partNo', '请选择这条流水付出的是哪一笔')
  return only
}

/** Records the line of the bank's statement by which a part went out; the last one finishes the refund. */
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
  await recordDeed(ctx, held.refund, {
    act: 'record',
    stateBefore: held.refund.state,
    actorId: ctx.actor.userId,
    note: `${part.partNo} ${bankSerial}`,
  })
  const { state } = await finishPart(ctx, held, part, {
    isOffline: part.isOffline,
    doneTime: new Date(at),
    bankSerial,
  })
  return { state, pending: false }
}
