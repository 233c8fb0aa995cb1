import type { RuleVersion } from '../rule.ts'
import { noPapers, online, seed, unread } from './seed.ts'

/** Offices abroad: days are counted by their own calendars, which are empty until somebody enters them. */
const unitedStates = { calendar: 'US', zone: 'America/New_York', ways: online('K') } as const
const bureau = { calendar: 'WO', zone: 'Europe/Zurich', ways: online('K') } as const
const actsOfCases = ['request-4', 'request-7'] as const
const madrid = ['trademark'] as const
const days = (amount: number) => ({ amount, unit: 'day' }) as const
const months = (amount: number) => ({ amount, unit: 'month' }) as const

/** Rules whose sources nobody has checked: in the data, computed for staff, and never told to customers. */
export const uncheckedRules: readonly RuleVersion[] = [
  seed({
    code: 'fair.cn.reply',
    name: '展会投诉：被投诉人答复',
    kinds: ['request-2'],
    actor: 'customer',
    trigger: '接到投诉通知的时间',
    period: { amount: 24, unit: 'hour' },
    roll: 'none',
    ways: noPapers,
    source: unread('展会知识产权保护指引', '第十四条', 'T'),
  }),
  seed({
    code: 'us.customs.detention',
    name: '美国海关：扣留的决定',
    kinds: actsOfCases,
    actor: 'office',
    trigger: '货物提交查验之日',
    period: days(30),
    ...unitedStates,
    source: unread('19 CFR', '133.25', 'T'),
  }),
  seed({
    code: 'us.tro.validity',
    name: '美国：临时限制令的有效期',
    kinds: actsOfCases,
    actor: 'counterparty',
    trigger: '临时限制令签发之日',
    period: days(14),
    ...unitedStates,
    source: unread('临时限制令的办理介绍', '', 'T'),
  }),
  seed({
    code: 'us.answer',
    name: '美国：对起诉状答辩',
    kinds: actsOfCases,
    actor: 'customer',
    trigger: '起诉状送达之日',
    period: days(21),
    ...unitedStates,
    source: unread('联邦法院答辩期的介绍', '', 'T'),
  }),
  seed({
    code: 'itc337.answer',
    name: '美国 337 调查：对申请书答辩',
    kinds: ['request-4'],
    actor: 'customer',
    trigger: '申请书送达之日',
    period: days(20),
    ...unitedStates,
    source: unread('19 CFR', '210', 'K'),
  }),
  seed({
    code: 'madrid.transmit',
    name: '马德里：原属局转交申请',
    kinds: madrid,
    actor: 'office',
    trigger: '原属局收到申请之日',
    period: months(2),
    ...bureau,
    source: unread('《马德里议定书》', '第三条（4）', 'R'),
  }),
  seed({
    code: 'madrid.irregularity',
    name: '马德里：答复国际局的不规范通知',
    kinds: madrid,
    actor: 'customer',
    trigger: '国际局通知之日',
    period: months(3),
    ...bureau,
    source: unread('马德里体系实施细则', '', 'R'),
  }),
  seed({
    code: 'madrid.refusalPeriod',
    name: '马德里：被指定局通知驳回',
    kinds: madrid,
    actor: 'office',
    trigger: '国际局通知被指定局之日',
    period: months(12),
    extension: { amount: 6, unit: 'month' },
    ...bureau,
    roll: 'none',
    source: unread('《马德里议定书》', '第五条（2）', 'R'),
  }),
  seed({
    code: 'madrid.dependency',
    name: '马德里：依附基础商标的期间',
    kinds: madrid,
    actor: 'counterparty',
    trigger: '国际注册日',
    period: { amount: 5, unit: 'year' },
    ...bureau,
    roll: 'none',
    source: unread('《马德里议定书》', '第六条', 'R'),
  }),
  seed({
    code: 'madrid.transformation',
    name: '马德里：基础失效后转为国家申请',
    kinds: madrid,
    actor: 'customer',
    trigger: '国际注册被撤销之日',
    period: months(3),
    ...bureau,
    source: unread('《马德里议定书》', '第九条之五', 'R'),
  }),
  seed({
    code: 'madrid.fastTrack.pay',
    name: '马德里：快速审查的缴费',
    kinds: madrid,
    actor: 'customer',
    trigger: '收到缴费通知之日',
    period: days(7),
    source: unread('马德里申请的办理介绍', '', 'R'),
  }),
]
