import type { HealthCheck } from '@portal/platform/server'
import { isNull, min } from 'drizzle-orm'
import { entries } from './entry.table.ts'
import { viewVerification } from './verify-chain.ts'

/** Entries are sealed within a second or two; after so long nobody seals them. */
const sealLateMs = 60_000
/** The chain is checked each night. */
const checkLateMs = 26 * 3_600_000

/** Whether the act log is sealed as it should be, and what the last check of it and of the histories found. */
export const sealCheck: HealthCheck = {
  key: 'audit.seal',
  name: '审计封存',
  look: async (ctx) => {
    const { checkedAt, entries: checked, ok, firstBad, unsealed, histories } = await viewVerification(ctx)
    if (!ok) {
      const found =
        firstBad === null
          ? `${histories.faults.length} 处业务记录与封存时不符`
          : `审计日志第 ${firstBad} 条被改动或缺失`
      return { state: 'fault', text: `${found}。请保留数据库现状，到“审计日志”查看，并按运维说明处理。` }
    }
    const now = ctx.now().getTime()
    const [waiting] = await ctx.db
      .select({ since: min(entries.at) })
      .from(entries)
      .where(isNull(entries.seq))
    const lag = waiting?.since ? now - waiting.since.getTime() : 0
    if (lag > sealLateMs) {
      const text = `有 ${unsealed} 条尚未封存，最早的在 ${Math.floor(lag / 60_000)} 分钟前。请检查服务进程的日志。`
      return { state: 'fault', text }
    }
    if (checkedAt === null)
      return { state: 'unknown', text: '还没有校验过，每天凌晨校验一次，也可到“审计日志”立即校验。' }
    if (now - checkedAt > checkLateMs) {
      const hours = Math.floor((now - checkedAt) / 3_600_000)
      return { state: 'warning', text: `上次校验在 ${hours} 小时前，请检查定时任务 audit-verify-chain。` }
    }
    return { state: 'ok', text: `上次校验 ${checked} 条，没有发现问题；封存没有滞后。` }
  },
}
