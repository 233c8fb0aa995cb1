import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRightsApp, type RightsApp } from '../testing/rights-app.ts'
import { seedRights } from './seed-rights.ts'

let test: RightsApp
beforeAll(async () => {
  test = await createRightsApp()
  await seedRights(test.ctx, { customer: test.people.demo.id })
})
afterAll(() => test.close())

it('the demonstration shows rights of one customer, one of which staff are asked about', async () => {
  const rows = await test.rows()
  expect(rows.map(({ verification, recordals }) => [verification.state, recordals.length])).toEqual([
    ['asked', 1],
    ['none', 0],
    ['none', 0],
  ])
  for (const { recordName, registerNum, obligeeName, recordals } of rows)
    for (const text of [recordName, registerNum, obligeeName, ...recordals.map(({ recordNum }) => recordNum)])
      expect(text).toContain('演示')
  expect(await test.rows('', 'demo2')).toEqual([])
})
