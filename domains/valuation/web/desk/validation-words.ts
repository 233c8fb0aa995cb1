import type { StatusTone } from '@portal/platform/web'
import type { Validation, Verdict } from '../../contract/validation/validation.ts'
import { priceGoal, renewalGoal } from '../../proof/validation/goal.ts'

const { auc, slopeLow, slopeHigh, overCitations } = renewalGoal

export const goalWords = `目标：AUC 不低于 ${auc}，校准斜率在 ${slopeLow} 与 ${slopeHigh} 之间，AUC 比只看被引证高出 ${overCitations} 以上；成交价比较不少于 ${priceGoal.n} 件，等级相关系数不低于 ${priceGoal.spearman}，区间覆盖率在 ${priceGoal.coverageLow * 100}% 与 ${priceGoal.coverageHigh * 100}% 之间。`

export const countedWords =
  '续费验证统计申请满10年的授权发明中第10年去向可以确定的：届满10年以后仍有效或届满的为有效，10年以内因未缴年费终止的为失效；因其他原因终止和去向不明的不计。'

/** Counts of citations are those of the import, so that they tell of the years after as well. */
const hindsight = '引证数未回溯到第5年，结果偏乐观'

export const verdictWords = {
  insufficient: { tone: 'draft', text: '样本不足' },
  missed: { tone: 'refused', text: '未达到目标' },
  reached: { tone: 'done', text: '达到目标' },
} as const satisfies Record<Verdict, { tone: StatusTone; text: string }>

const figure = (value: number): string => value.toFixed(2)
const percent = (value: number): string => `${Math.round(value * 100)}%`

/** What was found, one sentence each. */
export const findingsOf = ({ n, alive, renewal, price, verdict, state, failure }: Validation): string[] => {
  if (state === 'running') return ['正在计算，离开本页不影响']
  if (state === 'failed') return [failure ?? '原因未知，可以重新验证']
  if (verdict === 'insufficient' && !price) return [`样本不足（${n ?? 0}件），未计算`]
  if (price) return [`等级相关系数 ${figure(price.spearman)}，区间覆盖率 ${percent(price.coverage)}`]
  if (!renewal || n === null || alive === null) return []
  return [
    `AUC ${figure(renewal.auc)}（95%区间 ${figure(renewal.aucLow)}–${figure(renewal.aucHigh)}），只看被引证 ${figure(renewal.citationsAuc)}`,
    `校准斜率 ${renewal.slope === null ? '无法计算' : figure(renewal.slope)}，到第10年仍有效 ${percent(alive / n)}`,
    hindsight,
  ]
}
