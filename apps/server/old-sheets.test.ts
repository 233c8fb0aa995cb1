import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'

const folder = join(import.meta.dirname, 'migrations')
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
})
afterAll(() => database.drop())

const rowsOf = async (text: string) => (await database.pool.query(text)).rows

it('the upgrade marks the sheets that it finds, so that the start takes them over, and none that is written later', async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const marking = files.findIndex((text) => text.includes('SET awaits_takeover = true'))
  const columns = 'id, owner_id, version, facts_sealed, created_at, saved_at'
  const write = () =>
    rowsOf(`insert into filing_sheet (${columns}) select gen_random_uuid(), gen_random_uuid(), 1, '', now(), now()`)
  for (const text of files.slice(0, marking)) await database.pool.query(text)
  await write()
  for (const text of files.slice(marking)) await database.pool.query(text)
  await write()
  expect(await rowsOf('select awaits_takeover from filing_sheet order by created_at')).toEqual([
    { awaits_takeover: true },
    { awaits_takeover: false },
  ])
}, 60_000)
