import { readFile } from 'node:fs/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { migrate } from './migrate.ts'

const folder = process.env.PORTAL_MIGRATIONS ?? ''
const made: TestDatabase[] = []
const make = async (empty: boolean) => {
  const database = await createTestDatabase({ empty })
  made.push(database)
  return database
}
afterEach(async () => {
  for (const database of made.splice(0)) await database.drop()
})

const applied = async ({ pool }: TestDatabase) =>
  (await pool.query('select count(*)::int as count from drizzle.__drizzle_migrations')).rows[0].count

describe('migration', () => {
  it('is done once by several processes that start at the same time', async () => {
    const database = await make(true)
    await Promise.all(Array.from({ length: 4 }, () => migrate(database.url, folder)))
    const { entries } = JSON.parse(await readFile(`${folder}/meta/_journal.json`, 'utf8'))
    expect(await applied(database)).toBe(entries.length)
  })

  it('leaves a database alone that a newer release has migrated', async () => {
    const database = await make(false)
    await database.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${Date.now() + 1e12})`,
    )
    const before = await applied(database)
    await expect(migrate(database.url, folder)).rejects.toThrow(/更新版本/)
    expect(await applied(database)).toBe(before)
  })

  it('leaves a database alone whose steps end before the first that this release holds', async () => {
    const database = await make(false)
    await database.pool.query('update drizzle.__drizzle_migrations set created_at = id')
    const before = await applied(database)
    await expect(migrate(database.url, folder)).rejects.toThrow(/先用上一版本启动一次/)
    expect(await applied(database)).toBe(before)
  })

  it('goes on from a database whose many early steps are now the first one', async () => {
    const database = await make(false)
    const { entries } = JSON.parse(await readFile(`${folder}/meta/_journal.json`, 'utf8'))
    await database.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at)
        select 'early step', ${entries[0].when} - step from generate_series(1, 31) as step`,
    )
    const before = await applied(database)
    await migrate(database.url, folder)
    expect(await applied(database)).toBe(before)
  })

  it('says when there is no database', async () => {
    await expect(migrate('postgresql://portal@127.0.0.1:1/none', folder)).rejects.toThrow(/数据库连接失败/)
  })
})
