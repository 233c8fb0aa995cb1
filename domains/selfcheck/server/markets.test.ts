import { createTestApp, type TestApp } from '@portal/platform/testing'
import { regionsServer } from '@portal/regions/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { europeanUnion, marketOf } from '../contract/market.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await createTestApp({ domains: [regionsServer] })
})
afterAll(() => portal.close())

it('knows the destinations by the names that the list of countries offers', async () => {
  const { body } = await portal.call({ path: '/api/countryList' })
  const names = (body.list as { name: string }[]).map(({ name }) => name)
  expect(europeanUnion).toHaveLength(27)
  expect(europeanUnion.filter((name) => !names.includes(name))).toEqual([])
  expect(names.filter((name) => marketOf(name) === 'us')).toEqual(['美国'])
  expect(names.filter((name) => marketOf(name) === 'eu')).toHaveLength(27)
})
