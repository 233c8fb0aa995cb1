import { expect, test } from 'vitest'
import type { ChosenClass } from './chosen.ts'
import { type FindingData, niceFindings } from './findings.ts'
import { groupsSamples, moveSample } from './samples.ts'

const groups = Object.values(groupsSamples).flatMap((one) => one.groups)
const data: FindingData = {
  similarTo: (group) => groups.find(({ group_id }) => group_id === group)?.similar ?? [],
  moves: [moveSample],
}

const choose = (class_id: number, ...items: [group_id: string, min_name: string][]): ChosenClass => ({
  class_id,
  class_name: '',
  service_nice_min: items.map(([group_id, min_name], at) => ({ group_id, min_name, min_id: `D${group_id}${at}` })),
})
const textsOf = (chosen: ChosenClass[], more: { kind?: 'gjsbzc'; basic?: ChosenClass[] } = {}) =>
  niceFindings({ chosen, kind: 'sbzc', ...more }, data).map(({ code, level, text }) => [code, level, text])

test('nothing stands out in one item of each class', () => {
  expect(textsOf([choose(9, ['0902', '手机']), choose(35, ['3501', '广告'])])).toEqual([])
  expect(textsOf([])).toEqual([])
})

test('items of one group are told once for each group, by the first two', () => {
  const chosen = [choose(9, ['0902', '手机'], ['0903', '望远镜'], ['0902', '蓝牙耳机'], ['0902', '手机壳'])]
  expect(textsOf(chosen)).toEqual([['nice.sameGroup', 'hint', '“手机”与“蓝牙耳机”同属类似群 0902']])
  expect(niceFindings({ chosen, kind: 'sbzc' }, data)).toMatchObject([
    { class_id: 9, group_id: '0902', min_id: 'D09022' },
  ])
})

test('a linked group of a class that is not chosen is recommended once; of a chosen class it is not', () => {
  const software = choose(9, ['0901', '软件'], ['0901', '手机应用程序'])
  expect(textsOf([software])).toContainEqual([
    'nice.similarGroup',
    'warn',
    '第 42 类 4201 类似群与已选项目类似，建议一并考虑',
  ])
  expect(textsOf([software]).filter(([code]) => code === 'nice.similarGroup')).toHaveLength(1)
  expect(textsOf([software, choose(42)]).filter(([code]) => code === 'nice.similarGroup')).toEqual([])
})

test('an item that moved, or will, is told in its new class and in its old one, however its name is written', () => {
  const told = ['nice.moved', 'warn', '“眼镜”自 2026-01-01 起由第 9 类移至第 10 类']
  expect(textsOf([choose(10, ['1001', '眼镜'])])).toEqual([told])
  expect(textsOf([choose(9, ['0903', '眼镜'])])).toEqual([told])
  expect(textsOf([choose(21, ['2101', '眼镜'])])).toEqual([])
  const gps = { ...moveSample, min_name: 'GPS 装置' }
  const chosen = [choose(10, ['1001', 'ＧＰＳ　装置'])]
  expect(niceFindings({ chosen, kind: 'sbzc' }, { ...data, moves: [gps] })).toHaveLength(1)
})

test('from the eleventh item on China charges each, and abroad nobody does', () => {
  const of = (count: number) => [
    choose(9, ...Array.from({ length: count }, (_, at): [string, string] => [`09${at + 10}`, `演示项目${at}`])),
  ]
  expect(textsOf(of(10))).toEqual([])
  expect(textsOf(of(11))).toEqual([['nice.overTen', 'hint', '第 9 类已选 11 项，超过 10 项的部分每项另收官费']])
  expect(textsOf(of(11), { kind: 'gjsbzc' })).toEqual([])
})

test('abroad, whatever the basic mark does not have blocks, by name and whatever the class', () => {
  const chosen = [choose(9, ['0902', '手机'], ['0901', '软件']), choose(10, ['1001', '太阳镜'])]
  const basic = [choose(9, ['0902', '手机'], ['0903', '太阳镜'])]
  const outside = ['nice.outsideBasic', 'block', '“软件”超出基础商标的商品和服务范围']
  const blocking = (more: Parameters<typeof textsOf>[1]) =>
    textsOf(chosen, more).filter(([, level]) => level === 'block')
  expect(blocking({ kind: 'gjsbzc', basic })).toEqual([outside])
  expect(blocking({ kind: 'gjsbzc', basic: [] })).toHaveLength(3)
  expect(blocking({ kind: 'gjsbzc' })).toEqual([])
  expect(blocking({ basic })).toEqual([])
})
