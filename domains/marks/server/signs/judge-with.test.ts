import { describe, expect, it } from 'vitest'
import { badFaithRisk } from '../../contract/bad-faith.ts'
import type { SignRule } from '../../contract/sign-rules.ts'
import { builtInRules } from './built-in-rules.ts'
import { judgeWith } from './judge-with.ts'

const today = '2026-11-24'
const judge = (name: string, items: string[] = [], day = today, rules: readonly SignRule[] = builtInRules) =>
  judgeWith(rules, day, { name, items }).map(({ code, text, law }) => `${code} ${text}${law ? ` ${law.article}` : ''}`)
const codes = (name: string, items?: string[]) =>
  judge(name, items).map((told) => told.replace(/^sign\.(\w+).*$/, '$1'))

describe('the built-in rules', () => {
  it.each([
    ['汀岚德国', '德国'],
    ['中國汀岚', '中国'],
    ['MADE IN CHINA', 'China'],
    ['Ｃｈｉｎａ汀', 'China'],
    ['赤道几内亚', '赤道几内亚'],
    ['刚果汀', '刚果'],
    ['South Korea', 'South Korea'],
  ])('%s holds the name of the country %s', (name, term) => {
    expect(judge(name)).toEqual([
      `sign.prohibited 名称含有国名“${term}”，法律禁止将国名等标志作为商标使用，很可能被驳回 第十条`,
    ])
  })

  it.each(['WOMAN', 'MALIBU', '香港汀', '德汀国', '汀岚', 'KOREAN'])('%s does not', (name) => {
    expect(judge(name)).toEqual([])
  })

  it('the name of an item, alone or with words of quality, tells nothing of who sells it', () => {
    expect(judge('蓝牙 耳机', ['蓝牙耳机', '手表'])).toEqual([
      'sign.nonDistinctive “蓝牙耳机”是商品的通用名称或直接表示其特点，缺乏显著性的不予注册 第十一条',
    ])
    expect(codes('国家级耳机', ['耳机'])).toEqual(['nonDistinctive', 'caution'])
    expect(codes('顶级特级耳机第一', ['耳机'])).toEqual(['nonDistinctive', 'caution', 'caution', 'caution'])
    expect(codes('汀岚耳机', ['耳机'])).toEqual([])
    expect(codes('耳机', [])).toEqual([])
    expect(codes('耳机', ['！'])).toEqual([])
  })

  it('words of quality are told to be cautious with', () => {
    expect(judge('国家級汀岚')).toEqual([
      'sign.caution “国家级”可能被认为直接表示质量等特点，缺乏显著性，请谨慎 第十一条',
    ])
  })

  it('name an article of the law as long as it is in force, and say afterwards that it is to be checked', () => {
    expect(judge('德国', [], '2026-12-31')).toEqual([expect.stringMatching(/很可能被驳回 第十条$/)])
    expect(judge('德国', [], '2027-01-01')).toEqual([
      expect.stringMatching(/很可能被驳回（新《商标法》已施行，条文待核对）$/),
    ])
    expect(judge('德国', [], '2019-10-31')).toEqual([])
    expect(badFaithRisk('2026-12-31').law).toEqual({ title: '《商标法》（2019 年修正）', article: '第四条' })
    expect(badFaithRisk('2027-01-01')).toEqual({
      text: '囤积商标或恶意注册的申请，被驳回的风险很高（新《商标法》已施行，条文待核对）。',
      law: null,
    })
  })
})

describe('rules of an editor', () => {
  const [country, , quality] = builtInRules as [SignRule, SignRule, SignRule]
  const renewed: SignRule = {
    ...country,
    id: 'country.2027',
    law: { title: '《商标法》（2026 年修订）', article: '演示第一条' },
    effectiveFrom: '2027-01-01',
    effectiveTo: null,
  }

  it('take the place of those that ended, word by word', () => {
    const rules = [...builtInRules, renewed]
    expect(judge('德国第一', [], '2026-12-31', rules)).toEqual([
      expect.stringMatching(/第十条$/),
      expect.stringMatching(/第十一条$/),
    ])
    expect(judge('德国第一', [], '2027-01-01', rules)).toEqual([
      expect.stringMatching(/很可能被驳回 演示第一条$/),
      expect.stringMatching(/请谨慎（新《商标法》已施行，条文待核对）$/),
    ])
  })

  it('that ended for another reason say nothing', () => {
    expect(judge('汀第一', [], today, [{ ...quality, effectiveTo: '2026-10-31' }])).toEqual([])
  })

  it('compare letters as whole words, and a whole name only with the whole', () => {
    const rules = [{ ...quality, terms: ['BEST', '纯$&'] }]
    expect(judge('THE BEST汀', [], today, rules)).toHaveLength(1)
    expect(judge('BESTO', [], today, rules)).toEqual([])
    expect(judge('汀纯', [], today, rules)).toEqual([expect.stringContaining('“纯$&”')])
    const whole: SignRule[] = [{ ...quality, kind: 'prohibited', match: 'whole', terms: ['汀岚'] }]
    expect(judge('汀·岚', [], today, whole)).toHaveLength(1)
    for (const name of ['大汀岚', '第一汀岚'])
      expect(judge(name, [], today, [...whole, quality]).join(), name).not.toContain('prohibited')
  })
})
