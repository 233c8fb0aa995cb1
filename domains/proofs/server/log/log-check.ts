import type { HealthCheck } from '@portal/platform/server'
import { logKeyOf } from './log-key.ts'
import { findHalt, openMemory } from './log-memory.ts'
import { findLastAudit } from './record-audit.ts'

/** Whether the log of evidence signs, and what its last audit found. */
export const logCheck: HealthCheck = {
  key: 'proofs.log',
  name: '存证日志',
  look: async (ctx) => {
    const { key } = await logKeyOf(ctx)
    const halted = await findHalt(openMemory(ctx, key))
    if (halted) return { state: 'fault', text: '日志已停止签名，新的存证不能证明。请按运维说明的“日志停止”一节处理。' }
    const last = await findLastAudit(ctx)
    if (!last) return { state: 'unknown', text: '还没有核查过日志，每天凌晨核查一次。' }
    const { length } = last.report.findings
    if (length > 0) return { state: 'fault', text: `最近一次核查发现 ${length} 处问题，请到“存证日志”查看。` }
    return { state: 'ok', text: '正常签名，最近一次核查没有发现问题。' }
  },
}
