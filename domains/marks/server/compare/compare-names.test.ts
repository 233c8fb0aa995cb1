import { describe, expect, it } from 'vitest'
import { compareNames, pointsOf } from './compare-names.ts'
import { comparedName } from './compared-name.ts'

const compare = (asked: string, known: string) => compareNames(comparedName(asked), comparedName(known))
const codes = (asked: string, known: string): string =>
  compare(asked, known)
    .map(({ code }) => code)
    .join(' ')
const textOf = (asked: string, known: string, code: string) =>
  compare(asked, known).find((reason) => reason.code === code)?.text

describe('two names are alike', () => {
  it.each([
    // same
    ['星辰', ' 星 辰', 'same'],
    ['龙门', '龍門', 'same'],
    ['STAR-1', 'ｓｔａｒ１', 'same'],
    // look
    ['未来', '末来', 'look'],
    ['未日', '末曰', 'look'],
    ['己', '已', 'look'],
    ['CO1A', 'COIA', 'look oneSign'],
    ['MODERN', 'MODEM', 'look'],
    ['VVAVE', 'WAVE', 'look'],
    ['BARN', 'BARH', 'look oneSign'],
    ['未来木木', '末来本木', 'look'],
    // sound
    ['星辰', '兴晨', 'sound'],
    ['星辰', 'XINGCHEN', 'sound'],
    ['XING CHEN', '兴晨', 'sound'],
    ['西安', 'XIAN', 'sound'],
    ['策略', 'CELUE', 'sound'],
    ['星辰花', '兴辰花', 'sound oneSign'],
    // oneSign
    ['星辰花', '星辰海', 'oneSign'],
    ['星辰花', '星花', 'oneSign'],
    ['星花', '星辰花', 'oneSign'],
    ['KALO', 'KAVO', 'oneSign'],
    ['KAL', 'KALO', 'oneSign'],
    // contains
    ['星辰', '小星辰屋大', 'contains'],
    ['小星辰屋大', '星辰', 'contains'],
    ['星辰', '星辰花', 'oneSign contains'],
    ['KALO', 'MYKALOX', 'contains'],
    ['星A2', '大星A2花', 'contains'],
    // soundOne
    ['星辰大海', '兴晨大河', 'soundOne'],
    ['XINGCHENDAHAI', '兴晨大河', 'soundOne'],
    ['星辰大海', '星辰大河', 'oneSign soundOne'],
  ])('%s and %s: %s', (asked, known, expected) => {
    expect(codes(asked, known)).toBe(expected)
    expect(codes(known, asked)).toBe(expected)
  })

  it.each([
    ['星辰', '天空'],
    ['星辰', '星空'],
    ['星辰', '辰星'],
    ['西安', '先'],
    ['KAL', 'KAO'],
    ['AXY', 'ABC'],
    ['星', '大星'],
    ['KAL', 'MYKALO'],
    ['星辰花', '星花海'],
    ['未未未', '末末末'],
    ['星辰海', '兴晨河'],
    ['星辰大海', '兴晨小河'],
    ['ABCD', 'ABDC'],
    ['', ''],
    ['❤', '星'],
    ['の星', '星'],
  ])('%s and %s are not', (asked, known) => {
    expect(codes(asked, known)).toBe('')
    expect(codes(known, asked)).toBe('')
  })
})

it('a name of a list counts in full length, whichever it has', () => {
  const long = '一乙二十丁厂七卜人入八九几儿了力乃刀又三'
  expect(codes(long, `${long}大`)).toBe('oneSign contains')
  expect(codes(long, long.replace('力', '工'))).toBe('oneSign soundOne')
})

it('the highest points count', () => {
  expect(pointsOf(compare('星辰花', '兴辰花'))).toBe(88)
  expect(pointsOf(compare('星辰', '星辰花'))).toBe(75)
  expect(pointsOf(compare('星辰', '天空'))).toBe(0)
})

it.each([
  ['未日', '末曰', 'look', '“未”与“末”、“日”与“曰”字形相近'],
  ['modern', 'modem', 'look', '“RN”与“M”字形相近'],
  ['星辰', 'XINGCHEN', 'sound', '读音相同：xing chen'],
  ['星辰花', '星辰海', 'oneSign', '仅“花”与“海”一字不同'],
  ['星辰', '星辰花', 'oneSign', '较所查名称仅多一个“花”'],
  ['kalo', 'kal', 'oneSign', '较所查名称仅少一个“O”'],
  ['星辰', '星辰花', 'contains', '包含所查名称'],
  ['星辰花', '星辰', 'contains', '包含在所查名称中'],
  ['星辰大海', '星辰大河', 'soundOne', '读音仅差一个音节：hai 与 he'],
])('%s and %s say %s in words', (asked, known, code, text) => {
  expect(textOf(asked, known, code)).toBe(text)
})
