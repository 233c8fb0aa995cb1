import { countPerDay, type RiskSource, type TodayCard, type TrendSource } from '@portal/platform/server'
import { and, asc, count, isNotNull, lte, sql } from 'drizzle-orm'
import type { MessagePermission } from '../../contract/permissions.ts'
import { messages } from '../message.table.ts'
import { isOpenMessage } from './list-desk.ts'

const permission: MessagePermission = 'messages.read'

/** What the message desk shows on 今日工作. */
export const messageCards: readonly TodayCard[] = [
  {
    key: 'messages.open',
    title: '未答留言',
    sort: 80,
    permission,
    link: '/messages?state=open',
    count: async ({ db, now }) => {
      const late = sql`count(*) filter (where ${lte(messages.nextDue, now())})`.mapWith(Number)
      const [found] = await db.select({ count: count(), late }).from(messages).where(isOpenMessage)
      return found ?? { count: 0, late: 0 }
    },
  },
]

/** The messages whose answer is due next. */
export const messageRisks: RiskSource = {
  permission,
  nearest: async ({ db }, most) => {
    const rows = await db
      .select({
        number: messages.number,
        title: messages.title,
        nextDue: sql`${messages.nextDue}`.mapWith(messages.nextDue).as('next_due'),
      })
      .from(messages)
      .where(and(isOpenMessage, isNotNull(messages.nextDue)))
      .orderBy(asc(messages.nextDue))
      .limit(most)
    return rows.map(({ number, title, nextDue }) => ({
      title,
      sub: `留言 · ${number}`,
      due: nextDue.getTime(),
      link: `/messages/${number}`,
    }))
  },
}

export const messageTrends: readonly TrendSource[] = [
  {
    column: 'messages',
    permission,
    perDay: (ctx, first) => countPerDay(ctx, messages, messages.createTime, first),
  },
]
