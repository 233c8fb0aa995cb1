import { afterAll, beforeAll, expect, it } from 'vitest'
import { notes, noteTable } from '../../testing/sample-domain.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { isAppFailure } from './failures.ts'
import { countCall } from './rates.ts'

const perMinute = 300

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ domains: [notes] })
  await test.database.pool.query(noteTable)
})
afterAll(() => test.close())

const from = (address: string) => ({ ...test.ctx, actor: null, address })

const refusal = async (address: string): Promise<number | undefined> => {
  try {
    await countCall(from(address), 'login')
    return undefined
  } catch (error) {
    return isAppFailure(error) ? error.failure.retryAfter : undefined
  }
}

const exhaust = async (address: string): Promise<void> => {
  for (let calls = 0; calls < perMinute; calls += 1) await countCall(from(address), 'login')
}

it('refuses one caller over the limit until the window ends, and no other', async () => {
  await exhaust('192.0.2.1')
  const retryAfter = await refusal('192.0.2.1')
  expect(retryAfter).toBeGreaterThan(50)
  expect(retryAfter).toBeLessThanOrEqual(60)
  expect(await refusal('192.0.2.2')).toBeUndefined()
  test.clock.advance((retryAfter ?? 0) * 1000)
  expect(await refusal('192.0.2.1')).toBeUndefined()
})

it('lets exactly as many through when all come at once, and holds one connection for them', async () => {
  const most: number[] = []
  const watching = setInterval(() => most.push(test.database.pool.waitingCount + test.database.pool.totalCount), 1)
  const all = await Promise.all(Array.from({ length: perMinute + 50 }, () => refusal('192.0.2.4')))
  clearInterval(watching)
  expect(all.filter((seconds) => seconds !== undefined)).toHaveLength(50)
  expect(test.database.pool.waitingCount).toBe(0)
  expect(Math.max(...most, 0)).toBeLessThanOrEqual(3)
})

it('refuses a flood without asking the database again, so that nobody else waits for it', async () => {
  await exhaust('192.0.2.3')
  await refusal('192.0.2.3')
  const holder = await test.database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('lock table rate_counter in access exclusive mode')
    const refusals = await Promise.all(Array.from({ length: 100 }, () => refusal('192.0.2.3')))
    expect(refusals.every((seconds) => seconds !== undefined)).toBe(true)
  } finally {
    await holder.query('rollback')
    holder.release()
  }
})

it('counts a call that does the work of several as so many, alone and among others', async () => {
  const callOf = (costs: number) =>
    countCall(from('192.0.2.5'), 'login', costs).then(
      () => 'passes',
      () => 'refused',
    )
  expect(await callOf(perMinute - 6)).toBe('passes')
  expect(await Promise.all([callOf(1), callOf(5), callOf(1)])).toEqual(['passes', 'passes', 'refused'])
})
