import { afterAll, beforeAll, expect, it } from 'vitest'
import { createValuationApp, type ValuationApp } from '../testing/valuation-app.ts'
import { forgetUnused } from './forget-unused.ts'

let portal: ValuationApp
beforeAll(async () => {
  portal = await createValuationApp()
})
afterAll(() => portal.close())

const day = 86_400_000

it('a result lives for thirty days after it was used last, and longer in a history', async () => {
  const used = await portal.detail('CN900000001B')
  const unused = await portal.detail('CN900000002U')
  const kept = (await portal.evaluate('CN900000003A', portal.people.demo.token)).body.id
  const read = async (id: unknown) => (await portal.ask(`/evaluate-patent/basic/queryById?id=${id}`)).status
  portal.clock.advance(20 * day)
  expect(await read(used.id)).toBe(200)
  portal.clock.advance(11 * day)
  expect(await forgetUnused(portal.ctx)).toBe(1)
  expect([await read(used.id), await read(unused.id), await read(kept)]).toEqual([200, 404, 200])
})
