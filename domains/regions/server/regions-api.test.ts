import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { regionsServer } from './index.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await createTestApp({ domains: [regionsServer] })
})
afterAll(() => portal.close())

const get = (path: string, headers: Record<string, string> = {}) => portal.call({ path, headers })

describe('GET /api/dictionary', () => {
  test('lists provinces, the cities of one, the districts of one', async () => {
    const provinces = await get('/api/dictionary?fthCode=01')
    expect(provinces.status).toBe(200)
    expect(provinces.body.list).toHaveLength(34)
    expect(provinces.body.list).toContainEqual({ id: '330000', name: '浙江省' })
    expect((await get('/api/dictionary?fthCode=01&value=')).body).toEqual(provinces.body)
    const cities = await get('/api/dictionary?fthCode=01&value=330000')
    expect(cities.body.list).toContainEqual({ id: '330700', name: '金华市' })
    const districts = await get('/api/dictionary?fthCode=02&value=330700')
    expect(districts.body.list).toContainEqual({ id: '330782', name: '义乌市' })
  })

  test('a city without districts has an empty list', async () => {
    expect(await get('/api/dictionary?fthCode=02&value=441900')).toMatchObject({ status: 200, body: { list: [] } })
  })

  test.each([
    ['', '地区级别须为 01（城市）或 02（区县）'],
    ['fthCode=', '地区级别须为 01（城市）或 02（区县）'],
    ['fthCode=1', '地区级别须为 01（城市）或 02（区县）'],
    ['fthCode=03&value=330000', '地区级别须为 01（城市）或 02（区县）'],
    ['fthCode=02', '查询区县时请给出所属城市的编码'],
    ['fthCode=01&value=33', '上级地区编码须为 6 位数字'],
    [`fthCode=01&value=${encodeURIComponent("330000' or '1'='1")}`, '上级地区编码须为 6 位数字'],
    [`fthCode=02&value=${encodeURIComponent('３３０７００')}`, '上级地区编码须为 6 位数字'],
    ['fthCode=01&value=990000', '没有这个省级地区编码'],
    ['fthCode=02&value=330000', '没有这个市级地区编码'],
    ['fthCode=01&value=__proto__', '上级地区编码须为 6 位数字'],
  ])('refuses ?%s', async (query, msg) => {
    const { status, body } = await get(`/api/dictionary?${query}`)
    expect([status, body.status, body.msg]).toEqual([400, 'U00400', msg])
  })

  test('refuses a repeated key', async () => {
    const { status, body } = await get('/api/dictionary?fthCode=01&fthCode=02')
    expect([status, body.status]).toEqual([400, 'U00400'])
  })
})

describe('GET /api/regions', () => {
  test('is the whole tree, public for a day, and 304 to whoever has it', async () => {
    const first = await get('/api/regions')
    expect(first.status).toBe(200)
    expect(first.body.list).toHaveLength(34)
    expect(first.headers['cache-control']).toContain('public')
    expect(first.headers['cache-control']).toContain('max-age=86400')
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^"[^"]+"$/)
    const again = await get('/api/regions', { 'if-none-match': etag })
    expect([again.status, again.body.text]).toEqual([304, ''])
    expect((await get('/api/regions', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('every node has id, name and children', async () => {
    const { body } = await get('/api/regions')
    const nodes = (body.list as Record<string, unknown>[]).flatMap(function below(node): Record<string, unknown>[] {
      return [node, ...(node.children as Record<string, unknown>[]).flatMap(below)]
    })
    expect(nodes).toHaveLength(34 + 354 + 3057)
    for (const node of nodes) expect(Object.keys(node)).toEqual(['id', 'name', 'children'])
  })
})

describe('GET /api/countryList', () => {
  test('finds by part of a name', async () => {
    const { body } = await get(`/api/countryList?nation=${encodeURIComponent('中国')}`)
    expect(body.list).toEqual([
      { value: 0, code: 'CN', name: '中国', nameEn: 'China' },
      { value: 1, code: 'HK', name: '中国香港', nameEn: 'Hong Kong, China' },
      { value: 2, code: 'MO', name: '中国澳门', nameEn: 'Macao, China' },
      { value: 3, code: 'TW', name: '中国台湾', nameEn: 'Taiwan, China' },
    ])
    expect((await get('/api/countryList')).body.list).toHaveLength(249)
    expect((await get('/api/countryList?nation=')).body.list).toHaveLength(249)
  })

  test.each(['%25', '%27%20or%201=1--', '..%2F..%2Fetc%2Fpasswd', '%3Cscript%3E', '%00'])(
    'finds nothing for %s and does not break',
    async (nation) => {
      expect(await get(`/api/countryList?nation=${nation}`)).toMatchObject({ status: 200, body: { list: [] } })
    },
  )

  test('refuses an endless name', async () => {
    const { status, body } = await get(`/api/countryList?nation=${'a'.repeat(51)}`)
    expect([status, body.status, body.msg]).toEqual([400, 'U00400', '最多输入50个字'])
  })
})
