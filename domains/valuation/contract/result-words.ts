import type { ValuationDetail } from './detail.ts'

/** Beside every result. */
export const uncalibrated = '模型参数未经中国交易数据校准'

export const hiddenRecord = '数据来源不允许展示著录项目。'
export const inventedRecord = '演示数据：这是一件虚构的专利'
export const unknownIndicator = '数据源未提供，按中性处理'
export const sumMeaning = '相对同领域同年专利的中位数，单位为标准差'

export const kindLabels = { FMSQ: '发明授权', FMZL: '发明公布', SYXX: '实用新型' } as const satisfies Record<
  ValuationDetail['patk'],
  string
>

/** What an indicator adds, or all of them together, with its sign. */
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`

/** Where a patent stands among those of its field and year. */
export const placeWords = (percentile: number): string => `高于约 ${Math.round(percentile * 100)}%`

/** A joined list as people read it. */
export const listWords = (text: string | null): string | null => text?.replaceAll(';', '、') ?? null

/** The number of a result, and the application in whose place it was valued. */
export const numberWords = ({ pn, askedPn }: Pick<ValuationDetail, 'pn' | 'askedPn'>): string =>
  askedPn === null ? pn : `${pn}（输入的是 ${askedPn}）`

/** On what the places of indicators rest: so many patents as known at a day, or an assumption. */
export const cohortWords = ({ n, day }: { n: number | null; day: string | null }): string =>
  n === null || day === null ? '内置假定值' : `${n.toLocaleString('zh-CN')}件，截至${day}`

/** The versions from which a result can be computed again. */
export const versionWords = ({
  version,
  parameters,
  cohort,
  cohortN,
  cohortDay,
  day,
}: ValuationDetail['model']): string =>
  `模型 ${version}、参数 ${parameters}、对照组 ${cohort}（${cohortWords({ n: cohortN, day: cohortDay })}），评估日 ${day}`

export const sourcesWords = (sources: ValuationDetail['sources']): string =>
  sources.map(({ name, asOf }) => `${name}（截至 ${asOf}）`).join('、')
