import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMarksApp, type MarksApp } from '../../testing/marks-app.ts'
import { mostCompared } from './candidate-rows.ts'
import { scoreClasses } from './score-classes.ts'

let portal: MarksApp
beforeAll(async () => {
  portal = await createMarksApp()
  // The rules name a law that ends with 2026; from then on they say so.
  portal.clock.set(new Date('2026-11-24T10:00:00+08:00'))
})
afterAll(() => portal.close())
beforeEach(() => portal.clear())

type Items = Parameters<typeof scoreClasses>[1]['items']
const score = (name: string, classes: number[], items: Items = []) => scoreClasses(portal.ctx, { name, classes, items })
const scores = async (name: string, classes: number[], items?: Items): Promise<(number | null)[]> =>
  (await score(name, classes, items)).classes.map((one) => one.score)

describe('the score of a class', () => {
  it('is what the strongest live mark of the class leaves', async () => {
    await portal.put([
      { name: '星辰', classes: [3], status: 'dead' },
      { name: '兴晨', classes: [3, 9] },
      { name: '星辰屿汀', classes: [9, 12], status: 'pending' },
      { name: '星辰', classes: [25] },
    ])
    const { searched, classes } = await score('星辰', [3, 9, 12, 25, 35, 9])
    expect(searched).toMatchObject({ marks: 4, isPartial: false })
    expect(classes).toEqual([
      { class_id: 3, score: 12, reasons: ['与“兴晨”（演示2，已注册）近似：读音相同：xing chen'] },
      { class_id: 9, score: 12, reasons: ['与“兴晨”（演示2，已注册）近似：读音相同：xing chen', '另有 1 件近似商标'] },
      { class_id: 12, score: 35, reasons: ['与“星辰屿汀”（演示3，申请中）近似：包含所查名称'] },
      { class_id: 25, score: 1, reasons: ['与“星辰”（演示4，已注册）近似：名称相同'] },
      { class_id: 35, score: 100, reasons: ['已比对的数据中没有近似的已注册或申请中商标'] },
    ])
  })

  it('loses for what the rules say of the name, once for each kind, and never falls below 1', async () => {
    await portal.put([{ name: '兴晨', classes: [3] }])
    expect(await scores('汀岚德国', [9])).toEqual([60])
    expect(await scores('德国法国汀岚', [9])).toEqual([60])
    expect(await scores('汀岚第一', [9])).toEqual([90])
    expect(await scores('德国第一', [9])).toEqual([50])
    expect(await scores('手套', [9, 25], ['手套'])).toEqual([80, 80])
    expect(await scores('手套', [9, 25], new Map([[25, ['手套']]]))).toEqual([100, 80])
    expect(await scores('第一手套', [9], ['手套'])).toEqual([70])
    await portal.put([{ name: '德国第一', classes: [9] }])
    expect(await scores('德国第一', [9])).toEqual([1])
    expect((await score('德国第一', [9])).classes[0]?.reasons.slice(1)).toEqual([
      '名称含有国名“德国”，法律禁止将国名等标志作为商标使用，很可能被驳回',
      '“第一”可能被认为直接表示质量等特点，缺乏显著性，请谨慎',
    ])
  })

  it('is none without marks, though the rules speak', async () => {
    expect((await score('汀岚德国', [9])).classes).toEqual([
      { class_id: 9, score: null, reasons: [expect.stringContaining('德国')] },
    ])
  })

  it('does not depend on what a search shows', async () => {
    const same = Array.from({ length: 60 }, () => ({ name: '星辰', classes: [9] }))
    await portal.put([...same, { name: '兴晨', classes: [25] }])
    expect(await scores('星辰', [9, 25, 35])).toEqual([1, 12, 100])
  })

  it('counts marks that hold the name where there are more of them than are compared', async () => {
    const many = Array.from({ length: mostCompared.holding + 1 }, (_, at) => ({
      name: `沅汀${String.fromCodePoint(0x5000 + at)}屋坊`,
      classes: [3],
    }))
    await portal.put(many)
    const last = ['大沅汀屋坊', '沅大汀坊'].map((name, at) => ({ name, classes: [40 + at] }))
    await portal.put([...last, { name: '沅汀大屋坊', classes: [42], status: 'dead' }])
    const { searched, classes } = await score('沅汀', [3, 40, 41, 42])
    expect(searched.isPartial).toBe(true)
    expect(classes.map((one) => one.score)).toEqual([35, 35, 100, 100])
  })
})
