import { attachFiles, fileLinks } from '@portal/files/server'
import type { Ctx, SignedInCtx } from '@portal/platform/server'
import { asc, eq } from 'drizzle-orm'
import { mostSlips } from '../../contract/limits.ts'
import type { SlipView } from '../../contract/slips.ts'
import { ensure } from '../failures.ts'
import { type Order, orders } from '../order/order.table.ts'
import { lockOrder, notWhile } from '../order/order-steps.ts'
import { getOwnOrder } from '../order/own-order.ts'
import { readOrderSettings } from '../settings/order-settings.ts'
import { remittanceSlips } from './remittance-slip.table.ts'

const dayMs = 86_400_000

const slipRows = (ctx: Pick<Ctx, 'db'>, { id }: Order) =>
  ctx.db
    .select()
    .from(remittanceSlips)
    .where(eq(remittanceSlips.orderId, id))
    .orderBy(asc(remittanceSlips.createTime), asc(remittanceSlips.id))

/** The owner adds a slip to an order that waits for payment. The first one moves the order's last moment, once. */
export const addSlip = async (
  ctx: SignedInCtx,
  { params, body }: { params: { orderNo: string }; body: { url: string } },
): Promise<{ id: string }> => {
  const own = await getOwnOrder(ctx, params.orderNo)
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const order = await lockOrder(inside, own.id)
    ensure(order.state === 0, 'order.not_awaiting_payment', notWhile(order, '上传转账凭证'))
    const [file] = await attachFiles(inside, {
      references: [body],
      purposes: ['remittance-slip'],
      ownerId: ctx.actor.userId,
      kind: 'remittance-slip',
      ref: order.id,
      max: 1,
      field: 'url',
    })
    ensure(file, 'request.invalid')
    const slips = await slipRows(inside, order)
    const known = slips.find(({ fileId }) => fileId === file.id)
    if (known) return { id: known.id }
    ensure(slips.length < mostSlips, 'order.too_many_slips')
    const id = ctx.newId()
    await tx.insert(remittanceSlips).values({ id, orderId: order.id, fileId: file.id, createTime: ctx.now() })
    await extendOnce(inside, order)
    return { id }
  })
}

const extendOnce = async (ctx: Pick<Ctx, 'db'>, { id, isExtended, expiresAt }: Order): Promise<void> => {
  const { slipExtendsDays } = await readOrderSettings(ctx)
  if (isExtended || slipExtendsDays === 0) return
  await ctx.db
    .update(orders)
    .set({ isExtended: true, expiresAt: new Date(expiresAt.getTime() + slipExtendsDays * dayMs) })
    .where(eq(orders.id, id))
}

/** The slips of an order with links, for its owner; whoever else reads them is named by `reader`. */
export const slipsOf = async (
  ctx: Pick<Ctx, 'db' | 'signer' | 'now'>,
  order: Order,
  reader?: string,
): Promise<SlipView[]> => {
  const slips = await slipRows(ctx, order)
  const links = await fileLinks(
    ctx,
    slips.map(({ fileId }) => fileId),
    reader,
  )
  return slips.flatMap(({ id, fileId, createTime }) => {
    const file = links.find((link) => link.id === fileId)
    return file ? [{ id, createTime: createTime.getTime(), file }] : []
  })
}
