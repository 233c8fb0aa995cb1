import { afterAll, beforeAll, expect, test } from 'vitest'
import { industriesFormSample } from '../../contract/desk-samples.ts'
import type { Industry, OfferedClass } from '../../contract/item.ts'
import { createNiceApp, type NiceApp } from '../../testing/nice-app.ts'
import { putEdition } from '../../testing/put-edition.ts'
import { ownIndustries } from './own-industries.ts'

let portal: NiceApp
beforeAll(async () => {
  portal = await createNiceApp()
  await putEdition(portal.ctx)
})
afterAll(() => portal.close())

const path = '/api/admin/nice/industries'
const list = (query: Record<string, string | number>) =>
  portal.ask<{ list: Industry[] }>('/api/findIntelliRecommend', query)
const offered = (industry_code: string, query = {}) =>
  portal.ask<{ edition: string; classes: OfferedClass[] }>('/api/findIntelliRecommendMin', { industry_code, ...query })
const save = (body: object) => portal.desk<{ version: number }>('PUT', path, body)

test('our own: at least 10 and 40 below them, each with 2 to 5 classes and 3 to 10 names, no code twice', () => {
  const below = ownIndustries.flatMap(({ children }) => children)
  expect(ownIndustries.length).toBeGreaterThanOrEqual(10)
  expect(below.length).toBeGreaterThanOrEqual(40)
  for (const { industry, classes } of below) {
    const names = classes.flatMap(({ items }) => items)
    expect([industry, classes.length >= 2 && classes.length <= 5]).toEqual([industry, true])
    expect([industry, names.length >= 3 && names.length <= 10]).toEqual([industry, true])
    expect(classes.every(({ class_id }) => class_id >= 1 && class_id <= 45)).toBe(true)
  }
  const codes = [...ownIndustries, ...below].map(({ industryCode }) => industryCode)
  expect(new Set(codes).size).toBe(codes.length)
})

test('two levels: all of the first, those below one, none below an unknown one', async () => {
  const first = (await list({ level: 1 })).body.list
  expect(first[0]).toEqual({ id: 'electronics', industry: '电子电器', industryCode: 'electronics' })
  const second = (await list({ level: 2, parent_id: 'electronics' })).body.list
  expect(second.map(({ industry }) => industry)).toContain('手机与配件')
  expect((await list({ level: '2', parent_id: 'nothing' })).body.list).toEqual([])
  expect(await list({ level: 2 })).toMatchObject({ status: 400, body: { fields: [{ path: 'parent_id' }] } })
  expect((await list({ level: 3 })).status).toBe(400)
})

test('an industry is offered what the edition has, and nothing else', async () => {
  const { body } = await offered('electronics.phones')
  expect(body).toEqual({
    edition: 'TEST-1',
    classes: [
      {
        class_id: 9,
        class_name: '电子产品',
        service_nice_min: [
          { min_id: 'D090201', min_name: '手机', group_id: '0902' },
          { min_id: 'D090203', min_name: '手机壳', group_id: '0902' },
        ],
      },
      {
        class_id: 35,
        class_name: '广告销售',
        service_nice_min: [{ min_id: 'D350101', min_name: '广告', group_id: '3501' }],
      },
    ],
  })
  expect((await offered('electronics.phones', { edition: 'CLASSES' })).body.classes).toEqual([])
  for (const code of ['nothing', 'electronics']) expect((await offered(code)).status).toBe(404)
  expect((await offered('')).status).toBe(400)
})

test('staff replace them as a whole, and nobody overwrites what he has not seen', async () => {
  const { body } = await portal.desk<{ version: number }>('GET', path)
  expect(body).toMatchObject({ version: 0, industries: ownIndustries })
  const { industries } = industriesFormSample
  expect((await save({ version: 0, industries })).body).toEqual({ version: 1 })
  expect(portal.acts).toMatchObject([
    {
      ...{ act: 'nice.saveIndustries', subjectKind: 'niceIndustries', link: '/nice-industries' },
      before: { version: 0, electronics: expect.anything() },
      after: { version: 1, electronics: { industry: '电子电器' } },
    },
  ])
  expect((await list({ level: 1 })).body.list).toHaveLength(1)
  expect(
    (await offered('electronics.phones')).body.classes[0]?.service_nice_min.map(({ min_name }) => min_name),
  ).toEqual(['手机', '蓝牙耳机'])
  expect(await save({ version: 0, industries })).toMatchObject({ status: 409, body: { status: 'U00409' } })
  expect((await save({ industries })).body).toEqual({ version: 2 })
  const both = await Promise.all([save({ version: 2, industries }), save({ version: 2, industries })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await portal.desk<{ version: number }>('GET', path)).body.version).toBe(3)
})

test('codes and classes stand once, and names are names', async () => {
  const [first] = industriesFormSample.industries
  const child = first?.children[0]
  const refused = async (industries: unknown) => {
    const { status, body } = await save({ industries })
    return [status, body.status, body.msg]
  }
  expect(await refused([first, first])).toEqual([400, 'U00400', '行业代码重复：electronics'])
  expect(await refused([{ ...first, children: [{ ...child, industryCode: 'electronics' }] }])).toEqual([
    400,
    'U00400',
    '行业代码重复：electronics',
  ])
  const twice = {
    ...child,
    classes: [
      { class_id: 9, items: [] },
      { class_id: 9, items: [] },
    ],
  }
  expect(await refused([{ ...first, children: [twice] }])).toEqual([400, 'U00400', '同一个类别只能填写一次'])
  for (const class_id of [0, 46, 1.5, 'x']) {
    const wrong = { ...child, classes: [{ class_id, items: [] }] }
    expect(await refused([{ ...first, children: [wrong] }])).toEqual([400, 'U00400', '类别有误'])
  }
  expect((await refused([]))[0]).toBe(400)
  expect((await refused([{ ...first, industry: 'a\0b' }]))[0]).toBe(400)
})
