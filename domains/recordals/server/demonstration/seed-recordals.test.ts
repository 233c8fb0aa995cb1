import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRecordalsApp, type RecordalsApp } from '../../testing/recordals-app.ts'
import { seedRecordals } from './seed-recordals.ts'

let portal: RecordalsApp
beforeAll(async () => {
  portal = await createRecordalsApp()
  await portal.ctx.db.transaction((tx) => seedRecordals({ ...portal.ctx, db: tx }))
})
afterAll(() => portal.close())

const many = async (text: string): Promise<Record<string, unknown>[]> => (await portal.database.pool.query(text)).rows

it('the demonstration has every type and state, rows about to end, and says of each holder that he is invented', async () => {
  expect(await many('select distinct right_type from recordal')).toHaveLength(6)
  expect(await many('select distinct state from recordal')).toHaveLength(4)
  expect(
    await many("select id from recordal where holder_name not like '%（演示）' or record_number !~ '-5\\d{5}$'"),
  ).toEqual([])
  const ending = await many(
    'select id from recordal where state = 1 and ends_on between now()::date and now()::date + 90',
  )
  expect(ending.length).toBeGreaterThan(9)
  expect(await many('select state, is_demonstration, added_count > 300 as many from recordal_import')).toEqual([
    { state: 'finished', is_demonstration: true, many: true },
  ])
})

it('the picture of a mark is drawn from its id, may be kept for ever, and can run nothing', async () => {
  const [row] = await many('select picture_id from recordal where picture_id is not null limit 1')
  const first = await portal.app.inject({ url: `/api/recordalIcon/${row?.picture_id}` })
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect(first.body).toMatch(/^<svg .*<\/svg>$/s)
  expect((await portal.app.inject({ url: `/api/recordalIcon/${row?.picture_id}` })).body).toBe(first.body)
  expect((await portal.app.inject({ url: '/api/recordalIcon/demo-ffffffff' })).body).not.toBe(first.body)
})

it.each(['8a8b8c', 'demo-xyz', 'demo-0123abcd%22%3E', '..%2F..'])('no picture stands behind “%s”', async (id) => {
  expect((await portal.app.inject({ url: `/api/recordalIcon/${id}` })).statusCode).toBe(404)
})
