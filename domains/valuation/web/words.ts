export const title = '专利价值评估'
export const steps = ['输入公告号', '评估结果']

/** Beside every result. */
export const uncalibrated = '模型参数未经中国交易数据校准'

/** On what the places of indicators rest: so many patents as known at a day, or an assumption. */
export const cohortWords = ({ n, day }: { n: number | null; day: string | null }): string =>
  n === null || day === null ? '内置假定值' : `${n.toLocaleString('zh-CN')}件，截至${day}`
