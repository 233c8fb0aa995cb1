import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FoundItems, NiceClasses } from '../../contract/item.ts'
import { createNiceApp, type NiceApp } from '../../testing/nice-app.ts'
import { editionFor, niceServer, offeredFor } from '../index.ts'
import { ownIndustries } from '../industry/own-industries.ts'
import { demonstrationContent } from './demonstration-content.ts'

let portal: NiceApp
beforeAll(async () => {
  portal = await createNiceApp()
})
afterAll(() => portal.close())

const classes = async (query = {}) => (await portal.ask<NiceClasses>('/api/getNiceClass', query)).body
const search = async (keyword: string) => (await portal.ask<FoundItems>('/api/searchNiceItem', { keyword })).body

test('a portal without an edition has its 45 classes, and nothing to choose; a second start changes nothing', async () => {
  await niceServer.prepare?.(portal.ctx)
  const { edition, kind, list, checkedOn } = await classes()
  expect({ edition, kind, checkedOn }).toEqual({ edition: 'CLASSES', kind: 'classesOnly', checkedOn: null })
  expect(list).toHaveLength(45)
  expect(list.every(({ itemCount, min_number }) => itemCount === 0 && min_number === 100)).toBe(true)
  expect((await search('手机')).list).toEqual([])
  const { rows } = await portal.database.pool.query('select edition from nice_edition')
  expect(rows).toEqual([{ edition: 'CLASSES' }])
})

test('a demonstration has two editions that say what they are', async () => {
  const [step] = niceServer.demonstrate ?? []
  await step?.run(portal.ctx, { customer: '', other: '', staff: '' })
  const { edition, editionName, kind, list } = await classes()
  expect({ edition, kind }).toEqual({ edition: 'DEMO-2', kind: 'demonstration' })
  expect(editionName).toContain('演示：商品项目为示例，不是《类似商品和服务区分表》原文')
  expect(list.filter(({ itemCount }) => itemCount >= 12).length).toBeGreaterThanOrEqual(15)
  expect((await classes({ date: '2025-12-31' })).edition).toBe('DEMO-1')
})

test.each(['手机', '手機', 'shouji', 'sj'])('%s finds the phone', async (keyword) => {
  expect((await search(keyword)).list.map(({ min_name }) => min_name)).toContain('手机')
})

test('glasses say where they went, and what is no more is said', async () => {
  // Within three years of the move, since later it is not told.
  portal.clock.set(new Date('2026-11-20T04:00:00Z'))
  expect((await search('眼镜')).moves).toContainEqual({
    min_name: '眼镜',
    from: { class_id: 9, group_id: '0907' },
    to: { class_id: 10, group_id: '1004' },
    since: '2026-01-01',
  })
  const { body } = await portal.ask<{ moves: unknown[] }>('/api/niceMoves')
  expect(body.moves.length).toBeGreaterThanOrEqual(3)
  expect((await search('传呼机')).gone).toHaveLength(1)
})

test('invented items have ids of their own kind, stand once in their group, and links lead to groups', () => {
  for (const which of ['earlier', 'later'] as const) {
    const { classes: all, links } = demonstrationContent(which)
    const groups = all.flatMap((one) => one.groups)
    const items = groups.flatMap((group) => group.items.map((item) => ({ ...item, group: group.id })))
    expect(items.filter(({ id }) => !/^D\d{6}$/.test(id))).toEqual([])
    expect(new Set(items.map(({ group, name }) => `${group} ${name}`)).size).toBe(items.length)
    const ids = groups.map(({ id }) => id)
    expect(links.flatMap(({ from, to }) => [from, to]).filter((id) => !ids.includes(id))).toEqual([])
  }
})

test('every industry is offered most of its items by the demonstration', async () => {
  const edition = await editionFor(portal.ctx)
  for (const { industryCode, classes: wanted } of ownIndustries.flatMap(({ children }) => children)) {
    const offered = await offeredFor(portal.ctx, industryCode, edition)
    const lacking = wanted.flatMap(({ class_id, items }) => {
      const has =
        offered.find((one) => one.class_id === class_id)?.service_nice_min.map(({ min_name }) => min_name) ?? []
      return items.filter((name) => !has.includes(name)).map((name) => `${class_id} ${name}`)
    })
    expect([industryCode, lacking]).toEqual([industryCode, []])
  }
})
