import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordalSample } from '../../testing/recordal-sample.ts'
import { createSearchApp, type SearchApp } from '../../testing/search-app.ts'
import { ofTheRow } from './asked.ts'
import { findRows, withinLimits } from './find-rows.ts'

let portal: SearchApp
beforeAll(async () => {
  portal = await createSearchApp()
  await portal.fill([recordalSample])
})
afterAll(() => portal.close())

const page = { limit: 10, offset: 0 }
const slow = ofTheRow(sql`pg_sleep(0.5)::text = ''`)

it('several tries have the time of one, and what is left of it is enough for a quick one', async () => {
  const tries = (...asked: (typeof slow)[]) =>
    withinLimits(portal.ctx, async (searching) => {
      for (const one of asked) await findRows(searching, [one], page)
    })
  await tries(slow, ofTheRow(sql`true`))
  await expect(tries(slow, slow)).rejects.toMatchObject({ code: 'recordals.too_broad' })
})
