import { advice, customsLaw } from '@portal/help/contract'
import type { Rule } from '../rule.ts'
import { first } from './first-day.ts'

/** Days before its last day from which a right is said to end soon. */
const soon = 180

/** What can be told of the right that a form was filled from, and of its certificate. */
export const rightRules: readonly Rule[] = [
  {
    ...first,
    id: 'holder.differs',
    forms: [{ form: 'request-1' }, { form: 'request-7' }],
    level: 'must',
    field: 'obligeeName',
    text: '所填名称与权利台账中的权利人不一致',
    why: customsLaw.refusal,
    mend: '按证书上的权利人填写；权利转让过的，先更新权利台账',
    when: { is: 'namesDiffer', field: 'obligeeName' },
  },
  {
    ...first,
    id: 'right.lapsed',
    level: 'must',
    field: 'right',
    text: '按权利台账，这项权利已过届满日',
    why: customsLaw.refusal,
    mend: '已续展的，先在权利台账中更新届满日；未续展的，请换一项权利',
    when: { is: 'rightEndsWithin', days: -1 },
  },
  {
    ...first,
    id: 'right.endsSoon',
    level: 'should',
    field: 'right',
    text: `按权利台账，这项权利将在 ${soon} 天内届满`,
    why: advice('办理需要时间，权利在办理期间届满，材料可能要重来。'),
    mend: '先确认是否续展，并在诉求中说明',
    when: { all: [{ is: 'rightEndsWithin', days: soon }, { not: { is: 'rightEndsWithin', days: -1 } }] },
  },
  {
    ...first,
    id: 'right.recorded',
    forms: [{ form: 'request-1' }],
    level: 'should',
    field: 'right',
    text: '按权利台账，这项权利已有在有效期内的海关备案',
    why: advice('已有有效备案的权利，一般不用再备一次；情况有变的，办变更。'),
    mend: '只是情况有变的，在其他需求中写明要办变更；要备案别的权利，请换一项',
    when: { is: 'rightRecorded' },
  },
  {
    ...first,
    id: 'certificate.name',
    forms: [{ form: 'request-1' }],
    level: 'should',
    field: 'obligeeName',
    text: '在文件前十页的文字中没有找到所填的权利人名称',
    why: advice('所填的名称与证书一致，受理时才对得上是谁的权利。'),
    mend: '对照证书核对名称；转让过的，附上转让证明',
    when: { is: 'textLacks', field: 'obligeeName' },
  },
  {
    ...first,
    id: 'certificate.number',
    forms: [{ form: 'request-1' }],
    level: 'should',
    field: 'voucher',
    text: '在文件前十页的文字中没有找到所填的权利号',
    why: advice('所填的权利号与证书一致，受理时才对得上是哪一项权利。'),
    mend: '对照证书核对权利号，或者换成这项权利的证书',
    when: { is: 'textLacks', field: 'rightInfo' },
  },
]
