import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EditionInfo } from '../contract/edition.ts'
import type { FoundItems, NiceClasses, NiceGroups } from '../contract/item.ts'
import { createNiceApp, type NiceApp } from '../testing/nice-app.ts'
import { putEdition } from '../testing/put-edition.ts'
import { findingsFor } from './findings.ts'
import { editionFor } from './index.ts'

let portal: NiceApp
beforeAll(async () => {
  portal = await createNiceApp()
  portal.clock.set(new Date('2026-11-20T04:00:00Z'))
  const { ctx } = portal
  const common = { '0901 软件': '软件 键盘', '4201 开发': '软件开发' }
  await putEdition(ctx, {
    edition: 'OLD-1',
    inForceFrom: '2022-01-01',
    groups: { ...common, '0909 安全': '救生艇 眼镜' },
  })
  await putEdition(ctx, {
    edition: 'OLD-2',
    inForceFrom: '2023-01-01',
    groups: { ...common, '0909 安全': '眼镜 传呼机', '1201 船': '救生艇' },
  })
  await putEdition(ctx, {
    edition: 'NOW-3',
    inForceFrom: '2026-01-01',
    groups: { ...common, '1001 眼镜': '眼镜 眼镜盒' },
    links: [['0901', '4201']],
    minNumbers: { 9: 3 },
  })
  await putEdition(ctx, {
    edition: 'NEXT-4',
    inForceFrom: '2027-01-01',
    groups: { ...common, '1001 眼镜': '眼镜', '2101 盒': '眼镜盒' },
  })
})
afterAll(() => portal.close())

const classes = (query: Record<string, string | number> = {}) => portal.ask<NiceClasses>('/api/getNiceClass', query)
const groups = (query: Record<string, string | number>) => portal.ask<NiceGroups>('/api/getNiceGroupByClassId', query)
const search = async (query: Record<string, string | number>) =>
  (await portal.ask<FoundItems>('/api/searchNiceItem', query)).body

describe('classes', () => {
  test('are 45 with what may be chosen, of the edition in force, which is named', async () => {
    const { body } = await classes({ pg_count: 45 })
    expect(body).toMatchObject({
      edition: 'NOW-3',
      editionName: '演示版本 NOW-3',
      kind: 'full',
      inForceFrom: '2026-01-01',
      source: '演示',
      checkedOn: null,
    })
    expect(body.list).toHaveLength(45)
    expect(body.list[8]).toMatchObject({ class_id: 9, class_name: '电子产品', min_number: 3, itemCount: 2 })
    expect((await classes()).body.list).toHaveLength(45)
    expect((await classes({ pg_count: 2 })).body.list.map(({ class_id }) => class_id)).toEqual([1, 2])
  })

  test.each([0, 46, 1.5, 'x'])('%s of them cannot be asked for', async (pg_count) => {
    expect(await classes({ pg_count })).toMatchObject({ status: 400, body: { status: 'U00400' } })
  })

  test('are answered by ETag, and the largest answers by the same bytes', async () => {
    const first = await portal.call({ path: '/api/getNiceGroupByClassId?class_id=9' })
    const again = { 'if-none-match': String(first.headers.etag) }
    expect((await portal.call({ path: '/api/getNiceGroupByClassId?class_id=9', headers: again })).status).toBe(304)
    expect((await portal.call({ path: '/api/getNiceGroupByClassId?class_id=10', headers: again })).status).toBe(200)
    expect((await portal.call({ path: '/api/getNiceClass' })).headers['cache-control']).toBe('public, max-age=60')
  })
})

describe('the edition', () => {
  test.each([
    [{ edition: 'OLD-1' }, 'OLD-1'],
    [{ date: '2025-12-31' }, 'OLD-2'],
    [{ date: '2026-01-01' }, 'NOW-3'],
    [{ date: '2030-01-01' }, 'NEXT-4'],
    [{ date: '2021-06-01' }, 'CLASSES'],
    [{ edition: 'OLD-1', date: '2026-01-01' }, 'OLD-1'],
    [{ edition: '', date: '' }, 'NOW-3'],
  ])('is chosen by %j', async (query, edition) => {
    expect((await classes(query)).body.edition).toBe(edition)
    expect((await groups({ class_id: 9, ...query })).body.edition).toBe(edition)
    expect((await search({ keyword: '软', ...query })).edition).toBe(edition)
  })

  test.each([{ edition: 'NONE-1' }, { edition: "' or 1=1" }, { date: '1999-12-31' }])(
    'is not found by %j',
    async (query) => {
      expect(await classes(query)).toMatchObject({ status: 404, body: { status: 'U00404' } })
    },
  )

  test.each(['2026-02-30', '26-1-1', 'today'])('is not asked for by the day %s', async (date) => {
    expect(await classes({ date })).toMatchObject({ status: 400, body: { msg: '日期有误' } })
  })

  test('of the day follows the day in Shanghai', async () => {
    portal.clock.set(new Date('2026-12-31T15:59:00Z'))
    expect((await classes()).body.edition).toBe('NOW-3')
    portal.clock.set(new Date('2026-12-31T16:00:00Z'))
    expect((await classes()).body.edition).toBe('NEXT-4')
    expect((await editionFor(portal.ctx)).info.edition).toBe('NEXT-4')
    portal.clock.set(new Date('2026-11-20T04:00:00Z'))
    expect((await classes()).body.edition).toBe('NOW-3')
  })

  test('list has the newest first and names the one in force', async () => {
    const { body } = await portal.ask<{ current: string; elements: EditionInfo[] }>('/api/niceEditions')
    expect(body.current).toBe('NOW-3')
    expect(body.elements.map(({ edition }) => edition)).toEqual(['NEXT-4', 'NOW-3', 'OLD-2', 'OLD-1', 'CLASSES'])
  })
})

describe('groups of a class', () => {
  test('have their items and what is similar to them, in both directions', async () => {
    expect((await groups({ class_id: '9' })).body.groups).toEqual([
      {
        group_id: '0901',
        group_name: '0901 软件',
        similar: ['4201'],
        min_data: [
          { min_id: 'D090101', min_name: '软件' },
          { min_id: 'D090102', min_name: '键盘' },
        ],
      },
    ])
    expect((await groups({ class_id: 42 })).body.groups[0]?.similar).toEqual(['0901'])
    expect((await groups({ class_id: 7 })).body.groups).toEqual([])
  })

  test('are narrowed by a keyword, in whatever form', async () => {
    const names = async (keyword: string) =>
      (await groups({ class_id: 9, keyword })).body.groups.flatMap(({ min_data }) =>
        min_data.map((one) => one.min_name),
      )
    expect(await names('鍵盤')).toEqual(['键盘'])
    expect(await names('没有')).toEqual([])
  })

  test.each([0, 46, 1.5, 'x', ''])('do not exist for class %s', async (class_id) => {
    expect(await groups({ class_id })).toMatchObject({ status: 400, body: { status: 'U00400', msg: '类别有误' } })
  })
})

describe('a search', () => {
  test('finds with class and group, and tells where an item came from', async () => {
    const since = '2026-01-01'
    const move = {
      min_name: '眼镜',
      from: { class_id: 9, group_id: '0909' },
      to: { class_id: 10, group_id: '1001' },
      since,
    }
    const { edition, list, moves, gone } = await search({ keyword: '眼鏡' })
    expect(edition).toBe('NOW-3')
    expect(list).toEqual([
      {
        class_id: 10,
        class_name: '医疗器械',
        group_id: '1001',
        group_name: '1001 眼镜',
        min_id: 'D100101',
        min_name: '眼镜',
        matched: 'name',
        moved: move,
      },
      expect.objectContaining({ min_name: '眼镜盒', moved: null }),
    ])
    expect(moves).toContainEqual(move)
    expect(gone).toEqual([])
  })

  test('tells moves of the next edition, but none older than three years', async () => {
    expect((await search({ keyword: '眼镜盒' })).moves).toMatchObject([
      { min_name: '眼镜盒', from: { class_id: 10 }, to: { class_id: 21 }, since: '2027-01-01' },
    ])
    // The boat moved in 2023: told in 2025, and no longer in November of 2026. The present edition has no boat.
    expect((await search({ keyword: '救生艇' })).moves).toEqual([])
    portal.clock.set(new Date('2025-12-30T04:00:00Z'))
    expect((await search({ keyword: '救生艇' })).moves).toMatchObject([{ since: '2023-01-01', to: { class_id: 12 } }])
    portal.clock.set(new Date('2026-11-20T04:00:00Z'))
  })

  test('tells what only the edition before has', async () => {
    const { list, gone } = await search({ keyword: '传呼' })
    expect(list).toEqual([])
    expect(gone).toEqual([{ min_name: '传呼机', from: { class_id: 9, group_id: '0909' } }])
  })

  test('prefers a class, and finds nothing for nothing', async () => {
    expect((await search({ keyword: '软件', class_id: 42 })).list.map(({ class_id }) => class_id)).toEqual([9, 42])
    expect((await search({ keyword: '软', class_id: 42 })).list.map(({ class_id }) => class_id)).toEqual([42, 9])
    expect((await search({ keyword: '' })).list).toEqual([])
    expect((await search({ keyword: ' ', class_id: '' })).list).toEqual([])
  })

  test.each([
    ['long', '长'.repeat(51)],
    ['NUL', 'a\0b'],
    ['half a pair', '\ud83d'],
  ])('refuses or finds nothing for a hostile keyword: %s', async (_what, keyword) => {
    const { status, body } = await portal.ask<FoundItems>('/api/searchNiceItem', { keyword })
    if (status === 200) expect(body.list).toEqual([])
    else expect([status, body.status]).toEqual([400, 'U00400'])
  })

  test('leaves its words in no log and no metric', async () => {
    await search({ keyword: '秘密商品' })
    const { text } = (await portal.call({ path: '/metrics' })).body
    expect(text).toContain('portal_nice_search_seconds_count')
    const told = `${portal.logged.join('')}${text}`
    expect(told).not.toContain('秘密商品')
    expect(told).not.toContain(encodeURIComponent('秘密商品'))
  })
})

test('moves are told between two editions, by default those of today and before', async () => {
  const moves = async (query: Record<string, string> = {}) => (await portal.ask<object>('/api/niceMoves', query)).body
  expect(await moves()).toMatchObject({ from: 'OLD-2', to: 'NOW-3', moves: [{ min_name: '眼镜' }] })
  expect(await moves({ to: 'OLD-2' })).toMatchObject({ from: 'OLD-1', to: 'OLD-2', moves: [{ min_name: '救生艇' }] })
  expect(await moves({ from: 'NOW-3', to: 'NEXT-4' })).toMatchObject({ moves: [{ min_name: '眼镜盒' }] })
  expect(await moves({ to: 'OLD-1' })).toEqual({ from: null, to: 'OLD-1', moves: [] })
  expect((await portal.ask('/api/niceMoves', { from: 'NONE-1' })).status).toBe(404)
})

test('the door for other domains finds items by name, knows each place, and tells findings', async () => {
  const edition = await editionFor(portal.ctx, { edition: 'NOW-3' })
  expect(edition.itemsNamed('軟件')).toEqual([{ class_id: 9, group_id: '0901', min_id: 'D090101', min_name: '软件' }])
  const software = { class_id: 9, group_id: '0901', min_id: 'D090101', min_name: '软件' }
  expect(edition.has(software)).toBe(true)
  for (const wrong of [{ class_id: 42 }, { group_id: '0902' }, { min_id: 'D090102' }, { min_name: '軟件' }])
    expect(edition.has({ ...software, ...wrong })).toBe(false)
  expect(() => edition.classOf(46)).toThrow('record.not_found')
  const chosen = [{ class_id: 9, class_name: '', service_nice_min: [software] }]
  const glasses = { min_id: 'D100101', min_name: '眼镜', group_id: '1001' }
  const both = [...chosen, { class_id: 10, class_name: '', service_nice_min: [glasses] }]
  const found = await findingsFor(portal.ctx, { chosen: both, kind: 'sbzc' }, edition)
  expect(found.map(({ text }) => text)).toEqual([
    '第 42 类 4201 类似群与已选项目类似，建议一并考虑',
    '“眼镜”自 2026-01-01 起由第 9 类移至第 10 类',
  ])
})
