import { type SignRule, trademarkLaw } from '../../contract/sign-rules.ts'

/** The 2019 amendment came into force on this day; its text was read on the other. */
const dates = { effectiveFrom: '2019-11-01', effectiveTo: trademarkLaw.lastDay, checkedOn: '2025-04-19' } as const
const lawOf = (article: string) => ({ title: trademarkLaw.title, article })

/** The rules that hold until staff save some of their own. */
export const builtInRules: readonly SignRule[] = [
  {
    id: 'country',
    kind: 'prohibited',
    match: 'contains',
    terms: [],
    set: 'countries',
    law: lawOf('第十条'),
    ...dates,
    text: '名称含有国名“{term}”，法律禁止将国名等标志作为商标使用，很可能被驳回',
  },
  {
    id: 'item',
    kind: 'nonDistinctive',
    match: 'whole',
    terms: [],
    set: 'items',
    law: lawOf('第十一条'),
    ...dates,
    text: '“{term}”是商品的通用名称或直接表示其特点，缺乏显著性的不予注册',
  },
  {
    id: 'quality',
    kind: 'caution',
    match: 'contains',
    terms: ['国家级', '最高级', '最佳', '第一', '顶级', '特级', '驰名', '有机'],
    set: null,
    law: lawOf('第十一条'),
    ...dates,
    text: '“{term}”可能被认为直接表示质量等特点，缺乏显著性，请谨慎',
  },
]
