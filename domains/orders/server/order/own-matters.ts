import { type Matter, type MatterPart, shanghaiDayOf } from '@portal/platform/contract'
import { containing, type MatterSource, type SignedInCtx, type WantedMatters } from '@portal/platform/server'
import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { orderTitle } from '../../contract/order-title.ts'
import { orderPath, ordersTab, payPath } from '../../contract/paths.ts'
import { type Order, orders } from './order.table.ts'

const isOwn = ({ actor }: Pick<SignedInCtx, 'actor'>): SQL | undefined =>
  and(eq(orders.ownerId, actor.userId), eq(orders.state, 0))

/** An order is a matter of its own only while it waits for money or is closing; after that its application is what goes on. */
const inPart = {
  yours: isNull(orders.closingSince),
  ours: isNotNull(orders.closingSince),
  ended: sql`false`,
} satisfies Record<MatterPart, SQL>

const matching = ({ keyword }: WantedMatters): SQL | undefined => {
  if (keyword === '') return undefined
  const words = containing(keyword)
  return or(ilike(orders.orderNo, words), ilike(orders.businessSn, words), ilike(orders.title, words))
}

const countOwn: MatterSource['count'] = async (ctx) => {
  const counted = (['yours', 'ours'] as const).map(async (part) => ({
    active: ordersTab,
    part,
    count: await ctx.db.$count(orders, and(isOwn(ctx), inPart[part])),
  }))
  return (await Promise.all(counted)).filter(({ count }) => count > 0)
}

const rankOwn: MatterSource['rank'] = async (ctx, wanted) => {
  const isWanted = and(isOwn(ctx), inPart[wanted.part], matching(wanted))
  const { id, expiresAt, createTime } = orders
  const records = await ctx.db
    .select({ id, expiresAt, createTime })
    .from(orders)
    .where(isWanted)
    .orderBy(asc(expiresAt), desc(createTime), desc(id))
    .limit(wanted.most)
  const ranked = records.map((record) => ({
    id: record.id,
    at: record.expiresAt.getTime(),
    newness: record.createTime.getTime(),
  }))
  return { ranked, total: await ctx.db.$count(orders, isWanted) }
}

const steps = ['提交', '付款', '办理', '完成']

const matterOf = (order: Order): Matter => {
  const { orderNo, expiresAt, createTime, closingSince, paid } = order
  const at = expiresAt.getTime()
  const common = {
    active: ordersTab,
    title: orderTitle(order),
    number: orderNo,
    link: orderPath(orderNo),
    picture: null,
    since: { at: createTime.getTime(), word: '提交' },
  }
  if (closingSince !== null)
    return {
      ...common,
      progress: { steps, current: 1, standing: 'ours', word: '正在关闭' },
      next: {
        text: paid > 0n ? '已收到的款项由工作人员退回，订单随后关闭' : '正在向支付渠道查清有没有付款',
        due: null,
      },
      act: null,
    }
  return {
    ...common,
    progress: { steps, current: 1, standing: 'yours', word: '待付款' },
    next: { text: '请付款', due: { at, before: '最迟', after: '前付清' } },
    act: {
      day: shanghaiDayOf(expiresAt),
      label: '最迟',
      tone: 'due',
      text:
        paid > 0n
          ? '已收到部分款项，请付清余款，我们随即开始办理。'
          : '请付款，我们随即开始办理；到期未付，订单自动关闭。',
      button: '去付款',
      link: payPath(orderNo),
      filled: null,
    },
  }
}

const readOwn: MatterSource['read'] = async (ctx, ids) => {
  const records = await ctx.db
    .select()
    .from(orders)
    .where(and(isOwn(ctx), inArray(orders.id, [...ids])))
  return new Map(records.map((order) => [order.id, matterOf(order)]))
}

/** The orders that wait for the customer's money or are closing, among his matters. */
export const orderMatters: MatterSource = { count: countOwn, rank: rankOwn, read: readOwn }
