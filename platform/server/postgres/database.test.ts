import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { isDatabaseUnavailable, openDatabase } from './database.ts'
import { afterCommit } from './transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

const pidOf = async (db: TestDatabase['db']): Promise<number> => {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  return rows[0]?.pid ?? 0
}

const terminate = (pid: number) => database.pool.query('select pg_terminate_backend($1, 2000)', [pid])
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('a lost connection', () => {
  it('between two statements of a transaction fails that transaction alone, as unavailable, and is reported', async () => {
    const lost: unknown[] = []
    const own = openDatabase(database.url, { size: 1, onLost: (error) => lost.push(error) })
    const failure = await failureOf(
      own.db.transaction(async (tx) => {
        await terminate(await pidOf(tx))
        await pause(100)
        await tx.execute(sql`select 1`)
      }),
    )
    expect(isDatabaseUnavailable(failure)).toBe(true)
    expect(lost).not.toEqual([])
    expect(await pidOf(own.db)).toBeGreaterThan(0)
    await own.close()
  })

  it('during a statement fails that statement alone, and an idle one nobody', async () => {
    const lost: unknown[] = []
    const own = openDatabase(database.url, { size: 1, onLost: (error) => lost.push(error) })
    const pid = await pidOf(own.db)
    const sleeping = failureOf(own.db.transaction((tx) => tx.execute(sql`select pg_sleep(4)`)))
    await pause(100)
    await terminate(pid)
    expect(isDatabaseUnavailable(await sleeping)).toBe(true)
    await terminate(await pidOf(own.db))
    await pause(100)
    expect(await pidOf(own.db)).toBeGreaterThan(0)
    expect(lost.length).toBeGreaterThan(0)
    await own.close()
  })

  it('costs the pool no place, however often it dies under a transaction that begins', async () => {
    const own = openDatabase(database.url, { size: 5 })
    for (let round = 0; round < 50; round += 1) {
      const pid = await pidOf(own.db)
      // The connection is already being ended when the transaction takes it, so that `begin` fails.
      await database.pool.query('select pg_terminate_backend($1)', [pid])
      await failureOf(own.db.transaction((tx) => tx.execute(sql`select 1`)))
    }
    const five = Array.from({ length: 5 }, () => own.db.transaction((tx) => pidOf(tx)))
    expect(await Promise.all(five)).not.toContain(0)
    expect(own.pool.totalCount).toBe(own.pool.idleCount)
    await own.close()
  }, 30_000)
})

it('tells the failure of the work itself when the rollback finds nobody to answer', async () => {
  const own = openDatabase(database.url, { size: 1 })
  const work = own.db.transaction(async (tx) => {
    await terminate(await pidOf(tx))
    throw new Error('refused')
  })
  await expect(work).rejects.toThrow('refused')
  expect(await pidOf(own.db)).toBeGreaterThan(0)
  await own.close()
})

it('runs what waits for a commit when others can see it, never after a rollback, and at once outside of a transaction', async () => {
  const ran: string[] = []
  const note = (name: string) => () => void ran.push(name)
  await database.db.transaction(async (tx) => {
    afterCommit(tx, note('committed'))
    expect(ran).toEqual([])
    await tx.transaction(async (inner) => afterCommit(inner, note('within')))
    await failureOf(
      tx.transaction(async (inner) => {
        afterCommit(inner, note('rolled back within'))
        throw new Error('refused')
      }),
    )
    expect(ran).toEqual([])
  })
  await failureOf(
    database.db.transaction(async (tx) => {
      afterCommit(tx, note('rolled back'))
      throw new Error('refused')
    }),
  )
  afterCommit(database.db, note('pool'))
  expect(ran).toEqual(['committed', 'within', 'pool'])
})

it('is crowded while ten statements for each connection wait, and no longer', async () => {
  const own = openDatabase(database.url, { size: 2 })
  const statements = Array.from({ length: 22 }, () => own.db.execute(sql`select pg_sleep(0.02)`))
  const all = Promise.all(statements)
  await pause(0)
  expect(own.isCrowded()).toBe(true)
  await all
  expect(own.isCrowded()).toBe(false)
  await own.close()
})

describe('a database that cannot be asked', () => {
  it.each([
    ['takes no more connections', { code: '53300' }],
    ['ended an idle transaction', { code: '25P03' }],
    ['is shutting down', { code: '57P01' }],
    ['does not resolve', { code: 'ENOTFOUND' }],
    ['does not answer', { code: 'ETIMEDOUT' }],
  ])('%s', (_name, detail) => {
    expect(isDatabaseUnavailable(new Error('outer', { cause: Object.assign(new Error(), detail) }))).toBe(true)
  })

  it('is told from one that refuses what was asked', () => {
    expect(isDatabaseUnavailable(Object.assign(new Error(), { code: '23505' }))).toBe(false)
  })
})
