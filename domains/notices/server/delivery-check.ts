import type { HealthCheck } from '@portal/platform/server'
import { and, count, eq, gt, gte, sql } from 'drizzle-orm'
import { noticeChannelLabels } from '../contract/channels.ts'
import { deliveries } from './notice.table.ts'

const dayMs = 24 * 3_600_000

/** Tries of this delivery that failed since it was last asked for; a try that is under way has not failed. */
const failedTries = sql`${deliveries.attempts} - ${deliveries.triedBefore}
  - (case when ${deliveries.heldUntil} is null then 0 else 1 end)`

type Failed = { channel: keyof typeof noticeChannelLabels; times: number }
const wordsOf = (failed: readonly Failed[]): string =>
  failed.map(({ channel, times }) => `${noticeChannelLabels[channel]} ${times} 条`).join('，')

/**
 * Whether mail and gateway take what the portal sends: what failed for good within a day, and what waits after a try that failed.
 * The first failed try is told, since the last one comes hours later.
 */
export const deliveryCheck: HealthCheck = {
  key: 'notices.deliveries',
  name: '邮件与网关',
  look: async ({ db, now }) => {
    const since = new Date(now().getTime() - dayMs)
    const byChannel = () => db.select({ channel: deliveries.channel, times: count() }).from(deliveries).$dynamic()
    const failed = await byChannel()
      .where(and(eq(deliveries.state, 'failed'), gte(deliveries.createTime, since)))
      .groupBy(deliveries.channel)
    const tried = await byChannel()
      .where(and(eq(deliveries.state, 'waiting'), gt(failedTries, 0)))
      .groupBy(deliveries.channel)
    if (failed.length === 0 && tried.length === 0) return { state: 'ok', text: '一天内没有发送失败的通知。' }
    const words = [
      failed.length > 0 && `一天内发送失败：${wordsOf(failed)}。请在“发送记录”查看原因，恢复后重新发送。`,
      tried.length > 0 && `尚未发出、正在重试：${wordsOf(tried)}。请检查邮件服务器与网关，原因见“发送记录”。`,
    ]
    return { state: 'warning', text: words.filter(Boolean).join('') }
  },
}
