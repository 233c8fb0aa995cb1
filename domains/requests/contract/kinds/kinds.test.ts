import { orderedIssues } from '@portal/platform/contract'
import { describe, expect, it } from 'vitest'
import { submitRequest } from '../kinds.ts'
import { submitSamples } from '../samples.ts'

type Sample = keyof typeof submitSamples
const messages = (value: unknown) => orderedIssues(submitRequest, value).map(({ path, msg }) => `${path}: ${msg}`)
const changed = (sample: Sample, changes: object) => ({ ...submitSamples[sample], ...changes })
const read = (sample: Sample, changes: object = {}) => submitRequest.parse(changed(sample, changes))

const contactMessages = ['lxrName: 请输入联系人姓名', 'lxrPhone: 请输入联系人电话']
const missing: Record<Exclude<Sample, 'customsSeizure'>, string[]> = {
  expertFiling: [
    'obligeeName: 请输入您的权利人名称/姓名',
    'obligeeNation: 请选择注册国籍',
    'idCard: 请输入您的身份证号',
    'province: 请选择所在地区！',
    'address: 请输入您的详细地址',
    'obligeeType: 请至少选择一个类型',
    'voucher: 请上传权利证明',
    ...contactMessages,
    'lxrEmail: 请输入联系人邮箱',
  ],
  exhibition: [
    'obligeeType: 请选择权利类型',
    'appeal: 请输入您的诉求',
    'lxrName: 请输入联系人姓名',
    'lxrPhone: 请输入联系人手机号',
  ],
  eCommerce: [
    'eplatform: 请至少选择一个电商平台',
    'appealType: 请至少选择一个申诉类型',
    'appeal: 请输入您的诉求',
    ...contactMessages,
  ],
  tradeDispute: ['disputeNation: 请选择纠纷国家', 'appeal: 请输入您的诉求', ...contactMessages],
  earlyWarning: [
    'obligeeName: 请输入企业名称',
    'answers: 请先完成自查',
    'score: 得分有误，请刷新页面后重试',
    'appeal: 请输入您的诉求',
    ...contactMessages,
  ],
  riskAversion: ['obligeeName: 请输入企业名称', 'appeal: 请输入您的诉求', ...contactMessages],
}
/** What a form always sends, since one of its choices is always made. */
const chosen = ['businessType', 'obligeeRenType', 'requirementType', 'disputeType', 'avoidType']

describe.each(Object.entries(missing))('the body of %s', (name, expected) => {
  const sample = name as Sample
  const required = expected.map((line) => line.split(':')[0] ?? '')

  it('says all that is missing at once, in the order of the form', () => {
    const blank = (empty: unknown) =>
      Object.fromEntries(
        Object.entries(submitSamples[sample]).map(([key, value]) => [key, chosen.includes(key) ? value : empty]),
      )
    for (const empty of [undefined, '', ' \t\u3000']) expect(messages(blank(empty))).toEqual(expected)
    const nothing = Object.fromEntries(chosen.map((key) => [key, Reflect.get(submitSamples[sample], key)]))
    expect(messages(nothing)).toEqual(expected)
  })

  it.each(required)('says alone that %s is missing', (field) => {
    expect(messages(changed(sample, { [field]: '' }))).toEqual(expected.filter((line) => line.startsWith(`${field}:`)))
  })

  it('takes what is sent and drops what no form has', () => {
    const forged = { state: 3, businessSn: 'X', userId: 'y', subject: 'z', acceptContent: 'x', idCardViews: [] }
    expect(Object.keys(read(sample, forged))).not.toEqual(expect.arrayContaining([expect.stringMatching(/^state|Sn$/)]))
    expect(read(sample, forged)).toEqual(read(sample))
  })
})

const emoji = '👍'
const edges: [Sample, string, number][] = [
  ['expertFiling', 'obligeeName', 100],
  ['expertFiling', 'address', 200],
  ['expertFiling', 'intentionNation', 50],
  ['expertFiling', 'intentionProduct', 200],
  ['expertFiling', 'appeal', 500],
  ['expertFiling', 'lxrName', 50],
  ['exhibition', 'appeal', 500],
  ['exhibition', 'obligeeType', 50],
  ['exhibition', 'lxrName', 50],
  ['eCommerce', 'appeal', 500],
  ['eCommerce', 'eplatform', 50],
  ['eCommerce', 'appealType', 50],
  ['expertFiling', 'obligeeType', 50],
  ['tradeDispute', 'appeal', 500],
  ['tradeDispute', 'disputeNation', 50],
  ['riskAversion', 'obligeeName', 100],
  ['riskAversion', 'appeal', 500],
]
describe('limits, by characters and not by UTF-16 units', () => {
  it.each(edges)('of %s: %s takes %d and no more', (sample, field, max) => {
    expect(messages(changed(sample, { [field]: emoji.repeat(max) }))).toEqual([])
    expect(messages(changed(sample, { [field]: emoji.repeat(max + 1) }))).toEqual([`${field}: 最多输入${max}个字`])
  })

  it('of an ID number of another country: 18', () => {
    const foreign = (idCard: string) => messages(changed('expertFiling', { obligeeNation: '德国', idCard }))
    expect(foreign('C'.repeat(18))).toEqual([])
    expect(foreign('C'.repeat(19))).toEqual(['idCard: 最多输入18个字'])
  })

  it.each([
    ['eCommerce', '13800138000', '138001380001'],
    ['exhibition', '13800138000', '138001380001'],
    ['exhibition', '19900000000', '010-1234567'],
    ['exhibition', '13800138000', '1380013800'],
    ['exhibition', '13800138000', '23800138000'],
    ['tradeDispute', '+8613800', '1234'],
  ] as const)('of the phone of %s: %s, not %s', (sample, good, bad) => {
    expect(messages(changed(sample, { lxrPhone: good }))).toEqual([])
    const text = sample === 'exhibition' ? '手机号须为 1 开头的 11 位数字' : expect.stringMatching(/5 至 11 位/)
    expect(messages(changed(sample, { lxrPhone: bad }))).toEqual([
      typeof text === 'string' ? `lxrPhone: ${text}` : text,
    ])
  })

  it.each(['x', 'a@b', 'a b@c.de', '@c.de', 'a@@c.de'])('refuses the address %j', (lxrEmail) => {
    expect(messages(changed('expertFiling', { lxrEmail }))).toEqual(['lxrEmail: 请输入正确的邮箱'])
  })
})

describe('choices', () => {
  it.each([
    ['expertFiling', { obligeeRenType: 4 }, 'obligeeRenType: 请选择权利人类型'],
    ['exhibition', { requirementType: 3 }, 'requirementType: 请选择投诉或申诉'],
    ['exhibition', { requirementType: undefined }, 'requirementType: 请选择投诉或申诉'],
    ['exhibition', { obligeeType: '商标;域名;商号' }, 'obligeeType: “其他”只能填写一项'],
    ['expertFiling', { obligeeType: '商标;域名;商号' }, 'obligeeType: “其他”只能填写一项'],
    ['eCommerce', { eplatform: '速卖通;甲;乙' }, 'eplatform: “其他”只能填写一项'],
    ['tradeDispute', { disputeType: '别的' }, 'disputeType: 所选内容不在可选范围内，请重新选择'],
    ['tradeDispute', { disputeType: 1 }, 'disputeType: 所选内容不在可选范围内，请重新选择'],
    ['riskAversion', { avoidType: '别的' }, 'avoidType: 所选内容不在可选范围内，请重新选择'],
  ] as const)('of %s refuse %j', (sample, changes, expected) => {
    expect(messages(changed(sample, changes))).toEqual([expected])
  })

  it('take the word 其他 as it is, and a text in its place', () => {
    expect(read('expertFiling', { obligeeType: '商标;其他' })).toMatchObject({ obligeeType: '商标;其他' })
    expect(read('eCommerce', { eplatform: ' 自建站 ;速卖通;;速卖通' })).toMatchObject({ eplatform: '自建站;速卖通' })
  })

  it('of one kind of dispute or avoidance begin with the first, as the form does', () => {
    for (const empty of [undefined, '', ' ']) {
      expect(read('tradeDispute', { disputeType: empty })).toMatchObject({ disputeType: '进口国贸易纠纷' })
      expect(read('riskAversion', { avoidType: empty })).toMatchObject({ avoidType: '进口国侵权风险规避' })
    }
    expect(read('tradeDispute', { disputeType: '出口转内销贸易纠纷' })).toMatchObject({
      disputeType: '出口转内销贸易纠纷',
    })
  })

  it('take digits in text', () => {
    expect(read('exhibition', { requirementType: '2' })).toMatchObject({ requirementType: 2 })
    expect(read('expertFiling', { obligeeRenType: '1' })).toMatchObject({ obligeeRenType: 1 })
  })

  it('of the other tab are dropped', () => {
    expect(read('eCommerce', { complaintType: '盗图' })).toMatchObject({ complaintType: '' })
    const complaint = { requirementType: 1, complaintType: '盗图', appealType: '警告' }
    expect(read('eCommerce', complaint)).toMatchObject({ complaintType: '盗图', appealType: '' })
    expect(messages(changed('eCommerce', { requirementType: 1 }))).toEqual(['complaintType: 请至少选择一个投诉类型'])
  })
})

describe('the expert-assisted filing', () => {
  it('checks the ID number of Chinese persons, and asks nobody else', () => {
    const wrong = { idCard: '330203199001010015' }
    expect(messages(changed('expertFiling', wrong))).toEqual(['idCard: 身份证号有误，请核对'])
    expect(messages(changed('expertFiling', { idCard: '110101209901010019' }))).toEqual([
      'idCard: 身份证号有误，请核对',
    ])
    expect(messages(changed('expertFiling', { ...wrong, obligeeNation: '德国' }))).toEqual([])
    for (const obligeeRenType of [2, 3]) {
      expect(messages(changed('expertFiling', { obligeeRenType, idCard: '' }))).toEqual([])
      expect(read('expertFiling', { obligeeRenType })).toMatchObject({ idCard: '' })
    }
  })

  it('takes 中国 and 服装及衣着附件 for what is left empty', () => {
    const defaults = { intentionNation: '中国', intentionProduct: '服装及衣着附件' }
    for (const empty of [undefined, '', ' '])
      expect(read('expertFiling', { intentionNation: empty, intentionProduct: empty })).toMatchObject(defaults)
  })

  it.each(['exhibition', 'expertFiling'] as const)('and %s may name rights, as JSON text or as a list', (sample) => {
    const rights = [{ rightName: '演示商标', rightNo: '7654321' }]
    for (const rightInfo of [rights, JSON.stringify(rights)]) {
      const { rightInfo: kept } = read(sample, { rightInfo, isDispute: '1' }) as { rightInfo: string }
      expect(JSON.parse(kept)).toEqual(rights)
    }
    expect(read(sample, { isDispute: '1' })).toMatchObject({ rightInfo: '', isDispute: 1 })
    for (const rightInfo of ['[', '{}', [1], 7])
      expect(messages(changed(sample, { rightInfo }))).toEqual(['rightInfo: 权利信息有误，请重新填写'])
    expect(messages(changed(sample, { rightInfo: [{ rightName: '' }] }))).toEqual(['rightInfo: 请输入权利名称'])
  })
})
