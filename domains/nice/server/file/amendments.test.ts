import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { editionSample } from '../../contract/samples.ts'
import { contentOf } from '../../testing/put-edition.ts'
import { changesBetween } from '../edition/changes.ts'
import { buildEdition } from '../edition/edition.ts'
import { readEdition } from './read-edition.ts'

const base = {
  edition: 'BASE-1',
  content: contentOf({ groups: { '0901 软件': '软件 键盘', '0921 眼镜': '眼镜' }, links: [['0901', '0921']] }),
}

const apply = (...ops: unknown[]) =>
  readEdition(Buffer.from(JSON.stringify({ edition: 'NEXT-2 (in force later) against BASE-1', ops })), base)
const groupOf = (id: string, ...ops: unknown[]) =>
  apply(...ops)
    .content.classes.flatMap(({ groups }) => groups)
    .find((group) => group.id === id)
const reasonsOf = (...ops: unknown[]) => apply(...ops).unfit

describe('amendments', () => {
  test('lead to an assembled edition that says so, by the first word of its number', () => {
    expect(apply()).toMatchObject({
      edition: 'NEXT-2',
      editionName: '由 BASE-1 与修改表推算，非官方全文',
      kind: 'assembled',
      content: base.content,
      unfit: [],
    })
  })

  test('add, delete, rename and renumber items, whatever marks stand behind their names', () => {
    const items = groupOf(
      '0901',
      { group: '0901', op: 'add', code: 'D090103', name: '鼠标*' },
      { group: '0901', op: 'delete', code: 'D090102', name: '键盘※' },
      { group: '0901', op: 'rename', code: 'D090101', name: '软件', to: '计算机软件' },
      { group: '0901', op: 'renumber', code: 'D090103', name: '鼠标', toCode: 'D090199' },
    )?.items
    expect(items).toEqual([
      { id: 'D090101', name: '计算机软件' },
      { id: 'D090199', name: '鼠标' },
    ])
  })

  test('make, rename and delete groups; links of a deleted group go with it', () => {
    const made = [
      { group: '1011', op: 'group-new', to: '眼镜及附件' },
      { group: '1011', op: 'add', code: 'D101101', name: '眼镜' },
    ]
    expect(groupOf('1011', ...made)).toMatchObject({ name: '眼镜及附件', items: [{ name: '眼镜' }] })
    expect(groupOf('0921', { group: '0921', op: 'group-rename', to: '光学' })?.name).toBe('光学')
    const { content } = apply({ group: '0921', op: 'group-delete' })
    expect(content.classes.flatMap(({ groups }) => groups.map(({ id }) => id))).toEqual(['0901'])
    expect(content.links).toEqual([])
    expect(base.content.links).toHaveLength(1)
  })

  test.each<[object | string, string]>([
    [{ group: '0901', op: 'delete', code: 'D090101', name: '键盘' }, '没有可删除的小项：0901 D090101 键盘'],
    [{ group: '0901', op: 'rename', code: 'D9', name: '键盘', to: '鼠标' }, '没有可改名的小项：0901 D9 键盘'],
    [
      { group: '0901', op: 'rename', code: 'D090102', name: '键盘', to: '软件' },
      '类似群 0901 中已有同名的小项：D090101 软件',
    ],
    [
      { group: '0901', op: 'renumber', code: 'D090102', name: '键盘', toCode: '#' },
      '小项编号须为 1 至 12 位字母或数字',
    ],
    [{ group: '0901', op: 'add', code: 'D090101', name: '软件' }, '小项已经存在：0901 D090101 软件'],
    [{ group: '0901', op: 'group-new', to: '又' }, '类似群 0901 已经存在'],
    [{ group: '0999', op: 'group-delete' }, '没有类似群 0999'],
    [{ group: '0999', op: 'group-rename', to: '新' }, '没有类似群 0999'],
    [{ group: '4601', op: 'add', code: 'D1', name: '软件' }, '类似群编号有误'],
    [{ group: '0901', op: 'merge' }, '不是可识别的修改'],
    [{ group: '0901', op: 'constructor' }, '不是可识别的修改'],
    ['delete', '不是可识别的修改'],
    [{ group: '0901', op: 'delete', code: '\0', name: '\ud800' }, '没有可删除的小项：0901   \ufffd'],
  ])('that do not fit are told by their place: %j', (op, msg) => {
    expect(reasonsOf({ group: '0901', op: 'group-rename', to: '好' }, op)).toEqual([{ at: '第 2 条', msg }])
    expect(apply(op).content).toEqual(base.content)
  })

  test('an item of a group that the base lacks is added to a group without a name, and told', () => {
    const op = { group: '1010', op: 'add', code: 'D101001', name: '宠物眼镜' }
    expect(groupOf('1010', op)).toEqual({
      id: '1010',
      name: '（修改表未给出名称）',
      items: [{ id: 'D101001', name: '宠物眼镜' }],
    })
    expect(reasonsOf(op)).toMatchObject([{ msg: '没有类似群 1010，已按编号建立，请补充名称：D101001 宠物眼镜' }])
  })

  test('need a base and a list of a sensible length', () => {
    const file = (ops: unknown) => Buffer.from(JSON.stringify({ edition: 'NEXT-2', ops }))
    expect(() => readEdition(file([]))).toThrow(
      expect.objectContaining({ fields: [expect.objectContaining({ path: 'base' })] }),
    )
    expect(() => readEdition(file({}), base)).toThrow('edition.unreadable')
    expect(() => readEdition(file(Array(5_001).fill({})), base)).toThrow('edition.unreadable')
  })
})

const data = resolve(process.env.SHARED_DATA ?? '../shared/data')
const isThere = existsSync(resolve(data, 'nice-zh.json'))

// Both texts are the work of others and no part of this project.
test.skipIf(!isThere)(`the classification of 2024 and its revision of 2026, where ${data} has them`, async () => {
  const fileNamed = (name: string) => readFileSync(resolve(data, name))
  const full = readEdition(fileNamed('nice-zh.json'))
  const whole = await buildEdition(editionSample, full.content)
  const listings = (edition: typeof whole) => [...edition.byName.values()].flat().length
  expect([full.kind, listings(whole), full.refusedCount]).toEqual(['full', 12_308, 0])

  const next = readEdition(fileNamed('nice-ncl13-2026-revision.json'), full)
  expect([next.edition, next.kind, next.unfit.length]).toEqual(['NCL13-2026', 'assembled', 9])
  const assembled = await buildEdition(editionSample, next.content)
  expect(listings(assembled)).toBe(12_392)
  const moves = [...changesBetween(whole, assembled).moves.values()].flat()
  expect(moves).toHaveLength(36)
  const told = moves.map(({ min_name, from, to }) => `${min_name} ${from.class_id} ${to.class_id}`)
  expect(told).toEqual(expect.arrayContaining(['眼镜 9 10', '消防车 9 12', '电热服装 11 25']))
})
