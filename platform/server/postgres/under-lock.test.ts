import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { onOwnConnection } from './own-connection.ts'
import { underLock } from './under-lock.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
})
afterAll(() => database.drop())

const locked = <T>(name: string, work: () => Promise<T>, late = false) =>
  onOwnConnection(database.db, (own) =>
    underLock(own, name, async () => {
      const done = await work()
      // The server is still at this when the connection is left, so that it ends late.
      if (late) void own.client.query('select pg_sleep(0.3)').catch(() => undefined)
      return done
    }),
  )

it('lets one in at a time, by name', async () => {
  const inside = await locked('imports', () =>
    Promise.all([locked('imports', async () => 'second'), locked('batches', async () => 'other')]),
  )
  expect(inside).toEqual(['busy', 'other'])
})

it('is free for whoever comes next, however late the last connection ends', async () => {
  expect(await locked('imports', async () => 'first', true)).toBe('first')
  expect(await locked('imports', async () => 'second')).toBe('second')
})

it('ends with its connection where the work fails', async () => {
  await expect(locked('imports', () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault')
  await expect.poll(() => locked('imports', async () => 'next')).toBe('next')
})
