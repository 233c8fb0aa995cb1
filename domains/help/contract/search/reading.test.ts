import { describe, expect, it } from 'vitest'
import { partsOf, readQuery, termsOf } from './reading.ts'

const read = (query: string, isLiteral = false) =>
  readQuery(query, { isLiteral }).map(({ word, also }) => [word, ...also].join('|'))

describe('a question', () => {
  it.each([
    ['法国', ['法国|欧盟']],
    ['法国海关扣货', ['法国|欧盟', '海关', '扣货|查扣|被扣|扣留|扣押']],
    ['海关扣了我的货，多久', ['海关', '多久|期限|时限|几天|截止']],
    ['EU', ['eu|欧盟']],
    ['europe', ['europe']],
    ['ＴＲＯ', ['tro|临时限制令']],
    ['扣', ['扣']],
    ['巴西香水瓶形状', ['巴西', '香水瓶形状']],
    ['', []],
    ['，。', []],
  ])('%j is read', (query, expected) => {
    expect(read(query)).toEqual(expected)
  })

  it('is read without synonyms when its own words are wanted', () => {
    expect(read('法国海关扣货', true)).toEqual(['法国', '海关', '扣货'])
  })

  it('of any length is read in a moment', () => {
    expect(termsOf('字'.repeat(10_000))).toEqual(['字'.repeat(60)])
    expect(read('商标 专利 版权 展会 海关 欧盟 美国 证据')).toHaveLength(6)
  })

  it.each([
    ['巴西香水瓶形状', ['巴西', '香水瓶形状']],
    ['香水瓶', ['香水', '水瓶']],
    ['香水瓶形状图样', ['香水', '水瓶', '瓶形', '形状']],
    ['甲甲 乙乙 丙丙 丁丁 戊戊', ['甲甲', '乙乙', '丙丙', '丁丁']],
    ['香水', []],
    ['perfume', []],
  ])('%j that finds nothing has smaller parts', (query, expected) => {
    expect(partsOf(readQuery(query))).toEqual(expected)
  })
})
