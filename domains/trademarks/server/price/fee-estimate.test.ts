import { describe, expect, it } from 'vitest'
import type { MadridMember, MadridMembers } from '../../contract/madrid.ts'
import { madridAnswer } from '../../contract/samples.ts'
import { designatedMembers } from '../madrid/designated-members.ts'
import { feeEstimate } from './fee-estimate.ts'
import { leastWants, wantsOf } from './wants.ts'

const madrid = madridAnswer()
const named = (text: string) => designatedMembers(text, madrid.list)
const estimate = (text: string, classes: number, changes: Partial<MadridMembers> = {}) =>
  feeEstimate({ ...madrid, ...changes }, { members: named(text), classes })

describe('what the offices abroad will ask for', () => {
  it('is the basic fee, and for each member its own fee by classes or the complementary one', () => {
    expect(estimate('JP;VN', 2)).toEqual({
      currency: 'CHF',
      amount: '1350.00',
      lines: [
        { name: '国际局基本费', amount: '700.00' },
        { name: '日本：单独费用', amount: '550.00' },
        { name: '越南：补充费', amount: '100.00' },
      ],
      asOf: '2026-11-01',
      source: '演示名单',
    })
  })

  it('has a further fee for each class over three', () => {
    expect(estimate('VN', 3)?.amount).toBe('800.00')
    expect(estimate('VN', 5)).toMatchObject({
      amount: '1000.00',
      lines: [{}, { name: '超过三类的附加费（2 类）', amount: '200.00' }, {}],
    })
  })

  it('is as old as the oldest fee in it, and unknown where the fees are', () => {
    const fee = { first: '1.05', further: '0.07', currency: 'CHF', asOf: '2025-02-03' }
    const [japan] = named('JP')
    const members: MadridMember[] = japan ? [{ ...japan, fee }] : []
    expect(feeEstimate(madrid, { members, classes: 45 })).toMatchObject({ asOf: '2025-02-03', amount: '4904.13' })
    expect(estimate('JP', 1, { fees: null })).toBeNull()
  })
})

describe('the members that a text names', () => {
  it('are found by code or name, whatever the width and case, in the order of the text', () => {
    expect(named(' 越南 ；jp; ').map(({ code }) => code)).toEqual(['VN', 'JP'])
    expect(named('ＪＰ').map(({ name }) => name)).toEqual(['日本'])
    expect(named('')).toEqual([])
  })

  it.each([
    ['no member', '日本;火星', '“火星”不是马德里体系成员，须单独向该国申请'],
    ['a text of any length', `${'长'.repeat(900)}`, `“${'长'.repeat(40)}”不是马德里体系成员，须单独向该国申请`],
    ['one twice', '日本;JP', '“JP”重复'],
    ['China', 'JP;中国', '“中国”是原属国，不能指定'],
    ['China by its code', 'CN', '“CN”是原属国，不能指定'],
    ['one that is not open yet', '演示国', '“演示国”自 2027-03-01 起才能指定'],
  ])('are refused where it names %s', (_what, text, msg) => {
    const refusal = {
      failure: expect.objectContaining({ status: 'U00400', msg }),
      fields: [{ path: 'applyNation', msg }],
    }
    expect(() => named(text)).toThrow(expect.objectContaining(refusal))
  })
})

describe('what is charged', () => {
  const shortOf = (wants: ReturnType<typeof wantsOf>) =>
    wants.map(({ fee, quantity, class_id }) => [fee.code.split('.').slice(2).join('.'), quantity, class_id])

  it('in China is a fee and a service for each class, and a fee for each item beyond ten', () => {
    const classes = [
      { class_id: 9, items: 10 },
      { class_id: 28, items: 13 },
      { class_id: 3, items: 0 },
    ]
    expect(shortOf(wantsOf('sbzc', { classes, members: 0 }))).toEqual([
      ['class.official', 1, 9],
      ['class.service', 1, 9],
      ['class.official', 1, 28],
      ['item.official', 3, 28],
      ['class.service', 1, 28],
      ['class.official', 1, 3],
      ['class.service', 1, 3],
    ])
  })

  it('abroad is the service for the application and for each member, however many classes there are', () => {
    const classes = [
      { class_id: 9, items: 40 },
      { class_id: 10, items: 1 },
    ]
    expect(shortOf(wantsOf('gjsbzc', { classes, members: 3 }))).toEqual([
      ['application.service', 1, null],
      ['member.service', 3, null],
    ])
    expect(shortOf(wantsOf('gjsbzc', { classes, members: 0 }))).toEqual([['application.service', 1, null]])
  })

  it('at the least is one class with ten items, abroad one member', () => {
    expect(shortOf(leastWants('sbzc'))).toEqual([
      ['class.official', 1, 1],
      ['class.service', 1, 1],
    ])
    expect(shortOf(leastWants('gjsbzc'))).toEqual([
      ['application.service', 1, null],
      ['member.service', 1, null],
    ])
  })
})
