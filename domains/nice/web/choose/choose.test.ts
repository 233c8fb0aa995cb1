import { describe, expect, it } from 'vitest'
import type { ChosenItem } from '../../contract/chosen.ts'
import { classesSample, offeredSample } from '../../contract/samples.ts'
import { addOffered } from './add-offered.ts'
import {
  addClass,
  addItem,
  type ClassInfo,
  changeClass,
  foldClass,
  neighbourOf,
  removeClass,
  removeItem,
  toggleItem,
} from './choose.ts'
import { itemsOf, type Picked } from './picked.ts'

const infoOf = (classId: number): ClassInfo => {
  const found = classesSample.list.find(({ class_id }) => class_id === classId)
  if (!found) throw new Error(`no class ${classId}`)
  return found
}
const item = (number: number, group_id = '0901'): ChosenItem => ({
  min_id: `D${String(number).padStart(6, '0')}`,
  min_name: `演示商品 ${number}`,
  group_id,
})
/** Adds so many items to a class. */
const fill = (picked: Picked, info: ClassInfo, count: number, from = 1): Picked =>
  Array.from({ length: count }, (_, at) => item(from + at)).reduce((sum, one) => addItem(sum, info, one).picked, picked)

describe('a class', () => {
  it('is added with its card open, and folds the others', () => {
    const first = addClass([], infoOf(9))
    expect(first.said.spoken).toBe('已添加第 9 类 电子产品')
    const both = addClass(first.picked, infoOf(25)).picked
    expect(both.map(({ class_id, PackUp }) => [class_id, PackUp])).toEqual([
      [9, 1],
      [25, 0],
    ])
    expect(foldClass(both, 9).map(({ PackUp }) => PackUp)).toEqual([0, 0])
  })

  it('is chosen once', () => {
    const { picked } = addClass([], infoOf(9))
    expect(addClass(picked, infoOf(9))).toMatchObject({ picked, said: { isRefusal: true, shown: '第 9 类已选' } })
    const two = addClass(picked, infoOf(25)).picked
    expect(changeClass(two, 9, infoOf(25)).picked).toBe(two)
  })

  it('takes the place of another one without the items of that', () => {
    const filled = fill(addClass(addClass([], infoOf(9)).picked, infoOf(25)).picked, infoOf(9), 3)
    const { picked, said } = changeClass(filled, 9, infoOf(35))
    expect(picked.map(({ class_id, service_nice_min }) => [class_id, service_nice_min.length])).toEqual([
      [35, 0],
      [25, 0],
    ])
    expect(said.spoken).toBe('第 9 类已更换为第 35 类 广告销售')
  })

  it('is removed, but never the last one', () => {
    const two = addClass(addClass([], infoOf(9)).picked, infoOf(25)).picked
    const one = removeClass(two, 9)
    expect(one).toMatchObject({ picked: [{ class_id: 25 }], said: { spoken: '已删除第 9 类' } })
    expect(removeClass(one.picked, 25)).toMatchObject({
      picked: one.picked,
      said: { isRefusal: true, shown: '至少保留一个类别' },
    })
  })

  it('hands the focus to the class after it, the last one to the class before it', () => {
    const three = [9, 25, 35].reduce<Picked>((sum, one) => addClass(sum, infoOf(one)).picked, [])
    expect([9, 25, 35].map((one) => neighbourOf(three, one))).toEqual([25, 35, 25])
    expect(neighbourOf(three.slice(0, 1), 9)).toBeUndefined()
  })
})

describe('an item', () => {
  it('brings its class along, folded', () => {
    const { picked, said } = addItem([], infoOf(9), item(1))
    expect(picked).toEqual([{ class_id: 9, class_name: '电子产品', service_nice_min: [item(1)], PackUp: 1 }])
    expect(said).toEqual({ spoken: '已添加“演示商品 1”，第 9 类已选 1 项', shown: '', isRefusal: false })
  })

  it('is the same in another group, and is not chosen twice', () => {
    const { picked } = addItem([], infoOf(9), item(1))
    expect(addItem(picked, infoOf(9), item(1, '0902'))).toMatchObject({
      picked,
      said: { isRefusal: true, shown: '该小项已添加' },
    })
  })

  it('is another one under another name of the same number', () => {
    const { picked } = addItem([], infoOf(9), item(1))
    expect(itemsOf(addItem(picked, infoOf(9), { ...item(1), min_name: '别名' }).picked)).toBe(2)
  })

  it('is ticked and unticked', () => {
    const ticked = toggleItem([], infoOf(9), item(1))
    const unticked = toggleItem(ticked.picked, infoOf(9), item(1, '0902'))
    expect(unticked).toMatchObject({
      picked: [{ class_id: 9, service_nice_min: [] }],
      said: { spoken: '已移除“演示商品 1”' },
    })
    expect(removeItem(ticked.picked, 9, item(1)).picked).toEqual(unticked.picked)
  })

  it('is told from the eleventh on that it costs more, and is added all the same', () => {
    const words = '已选超过 10 项，超出的每项另收官费'
    const ten = fill([], infoOf(9), 10)
    for (const [picked, number] of [
      [ten, 11],
      [fill(ten, infoOf(9), 1, 11), 12],
    ] as const) {
      const added = addItem(picked, infoOf(9), item(number))
      expect(added.said).toMatchObject({ shown: words, isRefusal: false })
      expect(itemsOf(added.picked)).toBe(number)
    }
    expect(addItem(fill([], infoOf(9), 9), infoOf(9), item(10)).said.shown).toBe('')
  })

  it.each([
    [1, 10],
    [10, 10],
    [12, 12],
    [100, 100],
  ])('is refused past the cap of its class: %i in the edition is %i on the page', (min_number, cap) => {
    const info = { ...infoOf(9), min_number }
    const full = fill([], info, cap)
    expect(itemsOf(full)).toBe(cap)
    expect(addItem(full, info, item(cap + 1))).toMatchObject({
      picked: full,
      said: { isRefusal: true, shown: `本类最多选择 ${cap} 项` },
    })
  })

  it('is refused past 500 of all classes', () => {
    const classes = [1, 2, 3, 4, 5, 6].map((one) => infoOf(one))
    const full = classes.slice(0, 5).reduce<Picked>((sum, info) => fill(sum, info, 100), [])
    expect(itemsOf(full)).toBe(500)
    expect(addItem(full, infoOf(6), item(1))).toMatchObject({ picked: full, said: { shown: '最多选择 500 项' } })
  })
})

describe('what an industry is offered', () => {
  const { classes } = offeredSample

  it('is added as a whole; what is there is passed over and counted', () => {
    const has = addItem([], infoOf(9), { min_id: 'D090201', min_name: '手机', group_id: '0902' }).picked
    const { picked, said } = addOffered(has, classes, classesSample.list)
    expect(picked.map(({ class_id, service_nice_min }) => [class_id, service_nice_min.length])).toEqual([
      [9, 2],
      [35, 1],
    ])
    expect(said.shown).toBe('已添加 2 类 2 项；1 项已经选过，未重复添加')
    expect(addOffered(picked, classes, classesSample.list)).toMatchObject({
      picked,
      said: { shown: '没有新的小项；3 项已经选过，未重复添加' },
    })
  })

  it('keeps to the cap', () => {
    const list = classesSample.list.map((one) => ({ ...one, min_number: 10 }))
    const full = fill([], { ...infoOf(9), min_number: 10 }, 9)
    const { picked, said } = addOffered(full, classes, list)
    expect(itemsOf(picked)).toBe(11)
    expect(said.shown).toBe('已添加 2 类 2 项；1 项超过上限，未添加')
  })
})
