import { type ById, type Ctx, isId, recordAct, type SignedInCtx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { type ReceiptAct, type ReceiptState, receiptActLabels, receiptStateLabels } from '../../contract/receipts.ts'
import { ensure } from '../failures.ts'
import { credit, debit, post } from '../ledger/post.ts'
import { lockOrder } from '../order/order-steps.ts'
import { getOrder } from '../order/own-order.ts'
import { bookReturn } from './ask-returns.ts'
import { claimReceipt, lockReceipt, takeReceiptStep } from './claim-receipt.ts'
import { canOf } from './list-receipts.ts'
import { openField } from './payer-account.ts'
import { type Receipt, receipts } from './receipt.table.ts'
import { recordReceiptAct } from './record-receipt-act.ts'
import { takeBack } from './take-back.ts'

type Reason = { body: { reason: string } }
type Standing = { state: ReceiptState }

type Wanted = { params: { id: string }; act: ReceiptAct; reason?: string }

/** Does one act on a receipt in a transaction that holds its row, and says so to the act log. */
const onReceipt = async (
  ctx: SignedInCtx,
  { params: { id }, act, reason }: Wanted,
  run: (inside: SignedInCtx, receipt: Receipt) => Promise<Receipt>,
): Promise<Standing> => {
  const { state } = await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const receipt = await lockReceipt(inside, id)
    ensure(canOf(receipt).includes(act), 'receipt.state_conflict', {
      msg: `这笔收款${receiptStateLabels[receipt.state]}，不能${receiptActLabels[act]}`,
    })
    const after = await run(inside, receipt)
    await recordReceiptAct(inside, { before: receipt, after, ...(reason !== undefined && { note: reason }) })
    return after
  })
  return { state }
}

/** Staff say to which order the money belongs. */
export const matchReceipt = (
  ctx: SignedInCtx,
  { params, body }: ById & { body: { orderNo: string } },
): Promise<Standing> =>
  onReceipt(ctx, { params, act: 'match' }, async (inside, receipt) => {
    const { id } = await getOrder(inside, body.orderNo)
    return claimReceipt(inside, { receipt, order: await lockOrder(inside, id), actorId: ctx.actor.userId })
  })

/** Staff undo a match: the order has the money no longer, and the receipt waits again. */
export const unmatchReceipt = (ctx: SignedInCtx, { params, body }: ById & Reason): Promise<Standing> =>
  onReceipt(ctx, { params, act: 'unmatch', ...body }, async (inside, receipt) => {
    const actorId = ctx.actor.userId
    await takeBack(inside, receipt, { actorId, reason: body.reason })
    const change = { state: 'unclaimed', orderId: null, factId: null } as const
    return takeReceiptStep(inside, receipt, { act: 'unmatch', actorId, reason: body.reason }, change)
  })

/**
 * Money of nobody goes back to its payer: staff have sent a line of the bank back there before; a gateway is told to pay its
 * money back to where it came from, and asked until it has. Where that refuses for good, staff send it from the bank.
 */
export const returnReceipt = (ctx: SignedInCtx, { params, body }: ById & Reason): Promise<Standing> =>
  onReceipt(ctx, { params, act: 'return', ...body }, async (inside, receipt) => {
    const { id, amount, house, state } = receipt
    const step = { act: 'return', actorId: ctx.actor.userId, reason: body.reason } as const
    const isReturned = { state: 'returned', hint: null, askAt: null, returnError: null, returnedAt: ctx.now() } as const
    if (state === 'returning') {
      // The gateway keeps what it does not pay back, until it settles it to the bank.
      await bookReturn(inside, { id, amount, house: 'bank' })
      return takeReceiptStep(inside, receipt, step, isReturned)
    }
    const source = { sourceRef: id, orderId: null, reason: body.reason }
    await post(inside, {
      ...source,
      kind: 'refundBegun',
      entries: [debit('unclaimed', amount), credit('refundsPayable', amount)],
    })
    if (house !== 'bank') {
      const returnNo = `TH${id.replaceAll('-', '')}`
      const change = { state: 'returning', hint: null, returnNo, returnReason: body.reason, askAt: ctx.now() } as const
      return takeReceiptStep(inside, receipt, step, change)
    }
    await bookReturn(inside, receipt)
    return takeReceiptStep(inside, receipt, step, isReturned)
  })

/** Answers the payer's whole account after writing down who saw it and why. */
export const revealAccount = async (
  ctx: SignedInCtx,
  { params, body }: ById & Reason,
): Promise<{ payerAccount: string }> => {
  const receipt = await getReceipt(ctx, params.id)
  const payerAccount = openField(ctx, 'payerAccount', receipt)
  ensure(payerAccount, 'receipt.no_account')
  await takeReceiptStep(ctx, receipt, { act: 'reveal', actorId: ctx.actor.userId, reason: body.reason }, {})
  await recordAct(ctx, {
    subjectKind: 'receipt',
    subjectRef: receipt.id,
    link: '/receipts',
    after: { revealed: '付款账号' },
    note: body.reason,
  })
  return { payerAccount }
}

const getReceipt = async (ctx: Pick<Ctx, 'db'>, id: string): Promise<Receipt> => {
  ensure(isId(id), 'record.not_found')
  const [receipt] = await ctx.db.select().from(receipts).where(eq(receipts.id, id))
  ensure(receipt, 'record.not_found')
  return receipt
}
