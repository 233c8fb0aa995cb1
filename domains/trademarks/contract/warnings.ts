import { badFaithRisk } from '@portal/marks/contract'
import type { Day } from '@portal/platform/contract'

export const smartRisk = '智能注册存在注册失败的风险。'

/** What stands beside every score. */
export const scoreMeaning = '得分只说明与本平台数据比对的结果，不是注册成功的概率；'

type Warning = { text: string; law: { title: string; article: string } | null }

/** What whoever applies for a mark must know, in this order; the law is named as it stands on a day. */
export const trademarkWarnings = (day: Day): readonly Warning[] => [
  { text: '商标注册申请可能在审查中被驳回，费用不予退还。', law: null },
  { text: smartRisk, law: null },
  badFaithRisk(day),
  { text: '官费由申请人承担。', law: null },
]
