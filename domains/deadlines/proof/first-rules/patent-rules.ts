import type { RuleVersion } from '../rule.ts'
import { law, noPapers, seed } from './seed.ts'

const patentLaw = law('《专利法》（2020 年修正）')
const rules = law('《专利法实施细则》（2023 年修订）')
const kinds = ['patent'] as const
const months = (amount: number) => ({ amount, unit: 'month' }) as const
const twoMore = { amount: 2, unit: 'month' } as const

/** Periods of patents in China, and of international applications that enter it. */
export const patentRules: readonly RuleVersion[] = [
  seed({
    code: 'patent.cn.priority',
    name: '专利：要求优先权（发明、实用新型）',
    kinds,
    actor: 'customer',
    trigger: '第一次提出申请之日',
    period: months(12),
    source: patentLaw('第二十九条'),
  }),
  seed({
    code: 'patent.cn.priority.design',
    name: '专利：要求优先权（外观设计）',
    kinds,
    actor: 'customer',
    trigger: '第一次提出申请之日',
    period: months(6),
    source: patentLaw('第二十九条'),
  }),
  seed({
    code: 'patent.cn.exhibitionGrace',
    name: '专利：展会首次展出后申请不丧失新颖性',
    kinds: [...kinds, 'evidence'],
    actor: 'customer',
    trigger: '首次展出之日',
    period: months(6),
    source: patentLaw('第二十四条'),
  }),
  seed({
    code: 'patent.cn.grantRegistration',
    name: '专利：办理授权登记手续',
    kinds,
    actor: 'customer',
    trigger: '收到授予专利权的通知之日',
    period: months(2),
    deemed: true,
    source: rules('第六十条、第四条'),
  }),
  seed({
    code: 'patent.cn.confidentiality.notice',
    name: '向外国申请前的保密审查：发出审查通知',
    kinds,
    actor: 'office',
    trigger: '递交保密审查请求之日',
    period: months(2),
    extension: twoMore,
    ways: noPapers,
    source: rules('第九条'),
  }),
  seed({
    code: 'patent.cn.confidentiality.decide',
    name: '向外国申请前的保密审查：作出决定',
    kinds,
    actor: 'office',
    trigger: '递交保密审查请求之日',
    period: months(4),
    extension: twoMore,
    ways: noPapers,
    source: rules('第九条'),
  }),
  seed({
    code: 'pct.cn.nationalPhase',
    name: 'PCT 国际申请：进入中国国家阶段',
    kinds,
    actor: 'customer',
    trigger: '优先权日',
    period: months(30),
    extension: twoMore,
    source: rules('第一百二十条'),
  }),
]
