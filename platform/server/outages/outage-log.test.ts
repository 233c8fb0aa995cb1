import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { listOutages, startOutageLog } from './outage-log.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({ domains: [] })
})
afterEach(() => test.close())

const minute = 60_000

it('writes down what was away, from when to when, once for two processes that saw it', async () => {
  let away = false
  const check = async () => {
    if (away) throw new Error('no store')
  }
  const ctx = { ...test.ctx, storage: { ...test.ctx.storage, check } }
  const logs = [await startOutageLog(ctx, 10), await startOutageLog(ctx, 10)]
  away = true
  await expect.poll(() => test.logged.filter((line) => line.includes('an outage began')).length).toBe(2)
  away = false
  await expect.poll(() => test.logged.filter((line) => line.includes('an outage is over')).length).toBe(2)
  const [outage, ...others] = await listOutages(ctx)
  expect(outage).toMatchObject({ number: expect.any(Number), part: 'files' })
  expect(outage?.to).toBeGreaterThanOrEqual(outage?.from ?? Number.NaN)
  expect(others).toEqual([])
  await Promise.all(logs.map((log) => log.stop()))
})

it('tells of a portal that died, from its last sign of life to its next start, and not of one that was told to stop', async () => {
  const first = await startOutageLog(test.ctx)
  await first.stop()
  test.clock.advance(10 * minute)
  await startOutageLog(test.ctx).then((log) => log.stop())
  expect(await listOutages(test.ctx)).toEqual([])
  await test.database.pool.query('update sign_of_life set is_stopped = false')
  const from = test.clock.now().getTime()
  test.clock.advance(5 * minute)
  await startOutageLog(test.ctx).then((log) => log.stop())
  const [outage] = await listOutages(test.ctx)
  expect(outage?.part).toBe('portal')
  expect(Math.abs((outage?.from ?? 0) - from)).toBeLessThan(minute)
  expect((outage?.to ?? 0) - (outage?.from ?? 0)).toBeGreaterThanOrEqual(5 * minute)
})
