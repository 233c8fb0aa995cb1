import type { VersionRow } from '../../contract/rule-versions.ts'
import type { Delivery, RuleVersion, Tag, Unit, WayName } from '../../proof/rule.ts'

/** What the tag of a source means. */
export const tagWords = {
  L: '法律原文',
  O: '官方网站',
  R: '公开资料库',
  T: '第三方网页',
  K: '一般了解',
} as const satisfies Record<Tag, string>

export const stateWords = {
  checked: '已核对',
  unchecked: '未核对',
  replaced: '已被取代',
} as const satisfies Record<VersionRow['state'], string>

export const unitOptions = [
  { value: 'workingDay', label: '个工作日' },
  { value: 'day', label: '日' },
  { value: 'month', label: '个月' },
  { value: 'year', label: '年' },
  { value: 'hour', label: '小时' },
] as const satisfies { value: Unit; label: string }[]

export const actorWords = {
  customer: '客户',
  office: '机关',
  counterparty: '对方',
} as const satisfies Record<RuleVersion['actor'], string>

export const deliveryWords = { received: '收到之日', deemed: '推定送达' } as const satisfies Record<Delivery, string>

const wayWords = { post: '邮寄', online: '网上', person: '当面' } as const satisfies Record<WayName, string>

export const lastDayWords = {
  corresponding: '最后一月的对应日',
  dayBefore: '对应日的前一日',
} as const satisfies Record<RuleVersion['lastDay'], string>

export const rollWords = {
  nextWorkingDay: '遇休息日顺延至下一个工作日',
  none: '不顺延',
} as const satisfies Record<RuleVersion['roll'], string>

/** 2014-05-01 起, 2014-05-01 至 2026-12-31. */
export const spanWords = ({ effectiveFrom, effectiveTo }: Pick<VersionRow, 'effectiveFrom' | 'effectiveTo'>): string =>
  effectiveTo === null ? `${effectiveFrom} 起` : `${effectiveFrom} 至 ${effectiveTo}`

/** 邮寄 24:00 前、当面 17:00 前; 没有提交的动作 where nothing is handed in. */
export const waysWords = ({ list }: RuleVersion['ways']): string =>
  list.length === 0 ? '没有提交的动作' : list.map(({ way, closing }) => `${wayWords[way]} ${closing} 前`).join('、')
