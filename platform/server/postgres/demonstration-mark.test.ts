import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { ensureNoDemonstration, markDemonstration } from './demonstration-mark.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('production begins on a database of its own, and never again on one that a demonstration has filled', async () => {
  const { db } = database
  await expect(ensureNoDemonstration(db, { mode: 'production' })).resolves.toBeUndefined()
  await markDemonstration({ db, now: () => new Date() })
  await markDemonstration({ db, now: () => new Date() })
  await expect(ensureNoDemonstration(db, { mode: 'demonstration' })).resolves.toBeUndefined()
  await expect(ensureNoDemonstration(db, { mode: 'production' })).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringMatching(/演示数据.*DATA_DIR/),
  })
})
