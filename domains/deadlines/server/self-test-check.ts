import type { HealthCheck, JobCtx } from '@portal/platform/server'
import { testedRules } from './stored-rules.ts'

/** Says in the log of a start what the self-test found. */
export const logSelfTest = async (ctx: Pick<JobCtx, 'db' | 'now' | 'log'>): Promise<void> => {
  const { versions, faults, taken } = await testedRules.read(ctx)
  if (faults.length > 0) ctx.log.error({ faults }, 'deadlines are not counted: worked examples come out otherwise')
  else
    ctx.log.info(
      { rules: versions.length, taken },
      'every worked example of a deadline comes out as worked out by hand',
    )
}

export const selfTestCheck: HealthCheck = {
  key: 'deadlines.selfTest',
  name: '期限计算自检',
  look: async (ctx) => {
    const { versions, faults, taken } = await testedRules.read(ctx)
    if (versions.length === 0) return { state: 'unknown', text: '期限规则尚未写入，重新启动后写入。' }
    if (faults.length > 0)
      return {
        state: 'fault',
        text: `${faults.length} 个算例与手算结果不一致，期限计算已停用：${faults[0]}。`,
      }
    const also = taken === 0 ? '' : `；其中 ${taken} 个的日期已改由核对过的新版本计算`
    return { state: 'ok', text: `全部算例与手算结果一致${also}。` }
  },
}
