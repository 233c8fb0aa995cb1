import { describe, expect, test } from 'vitest'
import { fileOf, linesOf } from '../../testing/nice-app.ts'
import { contentOf } from '../../testing/put-edition.ts'
import { type Base, readEdition } from './read-edition.ts'

type File = ReturnType<typeof fileOf>

const read = (file: object | string, base?: Base) =>
  readEdition(Buffer.from(typeof file === 'string' ? file : JSON.stringify(file)), base)

const small = { groups: { '0901 软件': '软件 键盘', '4201 开发': '软件开发' } }

/** A good file after a change. */
const changed = (change: (file: File) => void): File => {
  const file = fileOf({ ...small, links: [['0901', '4201']] })
  change(file)
  return file
}
const itemsOf = (file: File): { id: unknown; name: unknown }[] => file.classes[8]?.groups[0]?.items ?? []
const refusal = (file: object | string, base?: Base): string => {
  try {
    read(file, base)
  } catch (error) {
    const { failure } = error as { failure: { status: string; msg: string } }
    return `${failure.status} ${failure.msg}`
  }
  return 'accepted'
}

describe('a whole edition', () => {
  test('is read with its classes, groups, items and links', () => {
    const { content, ...rest } = read({ ...fileOf({ ...small, links: [['0901', '4201']] }), editionName: '演示' })
    expect(rest).toEqual({
      edition: 'TEST-2',
      editionName: '演示',
      kind: 'full',
      licence: '',
      refused: [],
      refusedCount: 0,
      unfit: [],
    })
    expect(content).toEqual(contentOf({ ...small, links: [['0901', '4201']] }))
  })

  test('loses the marks behind names, and what stands twice in a group counts once', () => {
    const file = changed((one) =>
      itemsOf(one).push(
        { id: 'D090103', name: ' 鼠标*※ ' },
        { id: 'D090103', name: '鼠标' },
        { id: 'D090103', name: '滑鼠' },
      ),
    )
    const { content, refusedCount } = read(file)
    expect(content.classes[8]?.groups[0]?.items.slice(2)).toEqual([
      { id: 'D090103', name: '鼠标' },
      { id: 'D090103', name: '滑鼠' },
    ])
    expect(refusedCount).toBe(0)
  })

  test.each<[string, { id: unknown; name: unknown }, string]>([
    ['a name that is empty', { id: 'D1', name: '' }, '小项名称须为 1 至 100 个字'],
    ['a name of marks alone', { id: 'D1', name: '※*' }, '小项名称须为 1 至 100 个字'],
    ['a name that nobody sees', { id: 'D1', name: '\u200b' }, '小项名称须为 1 至 100 个字'],
    ['a long name', { id: 'D1', name: '长'.repeat(101) }, '小项名称须为 1 至 100 个字'],
    ['a name with NUL', { id: 'D1', name: '软\0件' }, '小项名称须为 1 至 100 个字'],
    ['half a surrogate pair', { id: 'D1', name: '\ud83d' }, '小项名称须为 1 至 100 个字'],
    ['a name that is no text', { id: 'D1', name: { a: 1 } }, '小项名称须为 1 至 100 个字'],
    ['an id with a blank', { id: 'D 1', name: '软件' }, '小项编号须为 1 至 12 位字母或数字'],
    ['a long id', { id: 'D123456789012', name: '软件' }, '小项编号须为 1 至 12 位字母或数字'],
    ['no id', { id: undefined, name: '软件' }, '小项编号须为 1 至 12 位字母或数字'],
  ])('refuses %s with its place, and keeps the rest', (_what, item, msg) => {
    const { refused, refusedCount, content } = read(changed((file) => itemsOf(file).push(item)))
    expect(refused).toEqual([{ at: '第 9 类 0901 第 3 项', msg }])
    expect(refusedCount).toBe(1)
    expect(content.classes[8]?.groups[0]?.items).toHaveLength(2)
  })

  test('keeps HTML and SQL as the text that they are', () => {
    const name = `<img src=x onerror=alert(1)>'; drop table nice_edition; --`
    const { content } = read(changed((file) => itemsOf(file).push({ id: 'D1', name })))
    expect(content.classes[8]?.groups[0]?.items.at(-1)).toEqual({ id: 'D1', name })
  })

  test('refuses a link of unknown groups or of one class, and counts both directions once', () => {
    const file = changed((one) =>
      one.links.push({ from: '4201', to: '0901', note: '' }, { from: '0901', to: '9999', note: '' }),
    )
    const { content, refused } = read(file)
    expect(content.links).toHaveLength(1)
    expect(refused).toEqual([{ at: 'links 第 3 条', msg: '类似关系的两端须为文件中已有的类似群' }])
    const same = fileOf({ groups: { '0901 甲': '软件', '0902 乙': '手机' }, links: [['0901', '0902']] })
    expect(read(same).refused).toMatchObject([{ msg: '类似关系的两端须属于两个类别' }])
  })

  test.each<[string, (file: File) => void, RegExp]>([
    ['44 classes', (file) => file.classes.pop(), /须含 45 个类别，缺少第 45 类/],
    ['a class twice', (file) => Object.assign(file.classes[1] ?? {}, { id: 1 }), /第 2 个类别（第 1 类）重复/],
    ['a class 46', (file) => Object.assign(file.classes[44] ?? {}, { id: 46 }), /第 45 个类别的编号须为 1 至 45/],
    [
      'a foreign group',
      (file) => Object.assign(file.classes[8]?.groups[0] ?? {}, { id: '1001' }),
      /第 9 类第 1 个类似群（1001）不属于第 9 类/,
    ],
    [
      'a group of three digits',
      (file) => Object.assign(file.classes[8]?.groups[0] ?? {}, { id: '901' }),
      /第 9 类第 1 个类似群的编号须为四位数字/,
    ],
    [
      'a group twice',
      (file) => file.classes[8]?.groups.push({ id: '0901', name: '又', items: [] }),
      /第 9 类第 2 个类似群（0901）重复/,
    ],
    [
      'a nameless group',
      (file) => Object.assign(file.classes[8]?.groups[0] ?? {}, { name: ' ' }),
      /类似群名称须为 1 至 100 个字/,
    ],
    [
      'a long class name',
      (file) => Object.assign(file.classes[0] ?? {}, { name: '长'.repeat(41) }),
      /名称须为 1 至 40 个字/,
    ],
    [
      'a long heading',
      (file) => Object.assign(file.classes[0] ?? {}, { heading: '长'.repeat(501) }),
      /标题最多 500 个字/,
    ],
    [
      'a faulty cap',
      (file) => Object.assign(file.classes[0] ?? {}, { min_number: 'many' }),
      /min_number 须为 1 至 999 的整数/,
    ],
    [
      'no list of groups',
      (file) => Object.assign(file.classes[0] ?? {}, { groups: 7 }),
      /第 1 个类别的 groups 须为列表/,
    ],
    [
      'no list of items',
      (file) => Object.assign(file.classes[8]?.groups[0] ?? {}, { items: 'x' }),
      /第 9 类 0901 items 须为列表/,
    ],
    [
      'a number with blanks',
      (file) => Object.assign(file, { edition: 'NCL 13' }),
      /版本号须为 2 至 31 位字母、数字、点或连字符/,
    ],
    ['no number', (file) => Object.assign(file, { edition: undefined }), /版本号须为/],
    ['faulty links', (file) => Object.assign(file, { links: {} }), /links 须为列表/],
  ])('is refused as a whole for %s', (_what, change, words) => {
    const said = refusal(changed(change))
    expect(said).toMatch(words)
    expect(said).toMatch(/^U00400 /)
  })

  test.each([
    ['nothing', ' ', '文件是空的'],
    ['a page', '<html>', '这份文件不是 JSON，也不是 JSON Lines'],
    ['cut JSON', '{"edition":"A1","classes":[', '这份文件不是 JSON，也不是 JSON Lines'],
    ['a list', '[]', '文件中没有 classes（完整文本）或 ops（修改表）'],
    ['null', 'null', '文件中没有 classes（完整文本）或 ops（修改表）'],
    ['deep brackets', '['.repeat(10_000), '这份文件不是 JSON，也不是 JSON Lines'],
  ])('is not found in %s', (_what, text, words) => {
    expect(refusal(text)).toBe(`U00400 ${words}`)
  })

  test('is not found in bytes that are no UTF-8, and is found behind a byte-order mark', () => {
    expect(() => readEdition(Buffer.from([0x7b, 0xff, 0xfe]))).toThrow('edition.unreadable')
    expect(read(`\ufeff${JSON.stringify(fileOf(small))}`).edition).toBe('TEST-2')
  })
})

describe('lines for each class, group and item', () => {
  test('give the same content, in whatever order they stand', () => {
    const { content, edition, editionName, kind } = read(linesOf(small).split('\n').reverse().join('\r\n'))
    expect({ edition, editionName, kind }).toEqual({ edition: 'TEST-2', editionName: 'TEST-2', kind: 'full' })
    expect(content.classes.flatMap(({ groups }) => groups.flatMap(({ items }) => items))).toHaveLength(3)
    expect(content.classes.map(({ name }) => name)).toEqual(contentOf(small).classes.map(({ name }) => name))
  })

  test('refuse an item of an unknown group by its line', () => {
    const stray = JSON.stringify({ type: 'item', code: 'D1', parentCode: '0999', name: '软件', version: 'TEST-2' })
    const { refused } = read(`${linesOf(small)}\n${stray}`)
    expect(refused).toEqual([{ at: '第 51 行', msg: '上级类似群 0999 不存在' }])
  })

  test.each([
    ['no JSON', '{"type":', /第 51 行不是有效的 JSON/],
    ['another type', '{"type":"note","version":"TEST-2"}', /第 51 行的 type 须为 class、group 或 item/],
    ['another version', '{"type":"class","version":"TEST-3"}', /第 51 行的 version 与第 1 行不同/],
    [
      'a group of no class',
      '{"type":"group","code":"4601","parentCode":"46","name":"x","version":"TEST-2"}',
      /第 51 行的上级类别 46 不存在/,
    ],
    ['a class twice', '{"type":"class","code":"9","name":"x","version":"TEST-2"}', /第 51 行的类别 9 重复/],
  ])('are refused as a whole for %s', (_what, line, words) => {
    expect(refusal(`${linesOf(small)}\n${line}`)).toMatch(words)
  })
})
