import { expect, it } from 'vitest'
import { firstRules } from './rules/first-rules.ts'
import { whenWords } from './when-words.ts'

it('says each condition of the first rules in a sentence', () => {
  const words = firstRules.map(({ id, when }) => [id, whenWords(when)])
  expect(Object.fromEntries(words)).toEqual({
    'holder.differs': '“权利人名称”与权利台账中的权利人不同',
    'right.lapsed': '权利已过届满日',
    'right.endsSoon': '（权利在 180 天内届满）且（并非（权利已过届满日））',
    'right.recorded': '权利已有有效的海关备案',
    'certificate.name': '文件的文字中没有“权利人名称”',
    'certificate.number': '文件的文字中没有“权利信息”',
    'seizure.quantity': '并非（“被查扣货物”中有数字）',
    'seizure.noticeDate': '（并非（“查扣原因”中有日期））且（并非（“诉求”中有日期））',
    'fair.rightNumber': '（“权利信息”没有填写）且（并非（“诉求”中有权利号））',
    'fair.booth': '并非（“诉求”中有展位号）',
    'platform.link': '并非（“诉求”中有链接）',
    'platform.window': '任何情况',
    'dispute.served': '并非（“诉求”中有日期）',
    'paper.unreadable': '文件打不开或有密码',
    'paper.none': '“附件”少于 1 项',
    'paper.blank': '文件首页是空白',
    'paper.small': '图片的短边小于 600 像素',
    'paper.same': '同一份文件有两次',
    'paper.blurred': '图片不够清晰',
    'paper.seal': 'PDF 没有文字层',
  })
})

it.each([
  [{ is: 'paperEndsWithin', kind: 'powerOfAttorney', days: -1 }, '权利台账中的授权委托书已经到期'],
  [{ is: 'paperEndsWithin', kind: 'licence', days: 30 }, '权利台账中的许可合同在 30 天内到期'],
  [{ is: 'lacksPaper', kind: 'certificate' }, '权利台账中没有权利证书'],
  [
    { not: { any: [{ is: 'blank' }, { is: 'pagesAbove', pages: 9 }] } },
    '并非（（文件首页是空白）或（PDF 多于 9 页））',
  ],
] as const)('says %j as %s', (when, words) => {
  expect(whenWords(when)).toBe(words)
})
