import { advice, customsLaw, platformLaw, platformPages } from '@portal/help/contract'
import type { Rule } from '../rule.ts'
import type { When } from '../when.ts'
import { first } from './first-day.ts'

const noDateIn = (field: string): When => ({ not: { is: 'matches', field, pattern: 'date' } })

/** What can be told of the words of a form, while they are written. */
export const fieldRules: readonly Rule[] = [
  {
    ...first,
    id: 'seizure.quantity',
    forms: [{ form: 'request-7' }],
    level: 'hint',
    field: 'seizureProduct',
    text: '被查扣货物没有写数量',
    why: advice('数量关系到担保、损失和应对办法的选择。'),
    mend: '写明数量和单位，如“运动鞋 500 双”',
    when: { not: { is: 'matches', field: 'seizureProduct', pattern: 'digit' } },
  },
  {
    ...first,
    id: 'seizure.noticeDate',
    forms: [{ form: 'request-7' }],
    level: 'should',
    field: 'seizureReason',
    text: '没有写收到海关通知的日期',
    why: customsLaw.notified,
    mend: '在查扣原因或诉求中写明送达日期，如“2026年11月22日收到通知”',
    when: { all: [noDateIn('seizureReason'), noDateIn('appeal')] },
  },
  {
    ...first,
    id: 'fair.rightNumber',
    forms: [{ form: 'request-2', requirementType: 1 }],
    level: 'should',
    field: 'appeal',
    text: '没有写权利号',
    why: advice('有注册号、专利号或登记号，才能查到是哪一项权利、是否有效。'),
    mend: '在诉求中写明商标注册号、专利号或登记号',
    when: {
      all: [{ is: 'empty', field: 'rightInfo' }, { not: { is: 'matches', field: 'appeal', pattern: 'rightNumber' } }],
    },
  },
  {
    ...first,
    id: 'fair.booth',
    forms: [{ form: 'request-2', requirementType: 1 }],
    level: 'hint',
    field: 'appeal',
    text: '没有写展位号',
    why: advice('知道展位号，才能在展期内找到被投诉的展品。'),
    mend: '写明展馆和展位号，如“展位 11.3B05”',
    when: { not: { is: 'matches', field: 'appeal', pattern: 'booth' } },
  },
  {
    ...first,
    id: 'platform.link',
    forms: [{ form: 'request-3', requirementType: 1 }],
    level: 'should',
    field: 'appeal',
    text: '没有写侵权商品的链接',
    why: platformPages.alibaba,
    mend: '把商品链接贴到诉求里，每行一条',
    when: { not: { is: 'matches', field: 'appeal', pattern: 'link' } },
  },
  {
    ...first,
    id: 'platform.window',
    forms: [{ form: 'request-3', requirementType: 2 }],
    level: 'hint',
    field: 'appeal',
    text: '声明到达权利人后的十五日，决定平台何时终止措施',
    why: platformLaw.fifteenDays,
    mend: '已提交声明的，写明提交日期，并附上平台的通知',
    when: { is: 'always' },
  },
  {
    ...first,
    id: 'dispute.served',
    forms: [{ form: 'request-4' }],
    level: 'should',
    field: 'appeal',
    text: '没有写收到文书的日期',
    why: advice('答复的期限多从收到文书起算，有日期才知道还剩多少时间。'),
    mend: '写明文书的名称和收到的日期，如“11月22日收到传票”',
    when: noDateIn('appeal'),
  },
]
