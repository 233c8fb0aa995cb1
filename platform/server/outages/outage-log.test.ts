import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { listOutages, startOutageLog } from './outage-log.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({ domains: [] })
})
afterEach(() => test.close())

const minute = 60_000
const listed = async (ctx = test.ctx) => (await listOutages(ctx, { pgIndex: 1, pgCount: 10 })).elements

/** A portal whose file store can be taken away. */
const fileStore = () => {
  let away = false
  const check = async () => {
    if (away) throw new Error('no store')
  }
  const take = (isAway: boolean) => {
    away = isAway
  }
  return { take, ctx: { ...test.ctx, storage: { ...test.ctx.storage, check } } }
}

it('writes down what was away, from when to when, once for two processes that saw it', async () => {
  const { take, ctx } = fileStore()
  const logs = [await startOutageLog(ctx, 10), await startOutageLog(ctx, 10)]
  take(true)
  await expect.poll(() => test.logged.filter((line) => line.includes('an outage began')).length).toBe(2)
  take(false)
  await expect.poll(() => test.logged.filter((line) => line.includes('an outage is over')).length).toBe(2)
  const [outage, ...others] = await listed(ctx)
  expect(outage).toMatchObject({ number: expect.any(Number), part: 'files', goesOn: false })
  expect(outage?.to).toBeGreaterThanOrEqual(outage?.from ?? Number.NaN)
  expect(others).toEqual([])
  await Promise.all(logs.map((log) => log.stop()))
})

it('tells of a portal that died, from its last sign of life to its next start, and not of one that was told to stop', async () => {
  const first = await startOutageLog(test.ctx)
  await first.stop()
  test.clock.advance(10 * minute)
  await startOutageLog(test.ctx).then((log) => log.stop())
  expect(await listed()).toEqual([])
  await test.database.pool.query('update sign_of_life set is_stopped = false')
  const from = test.clock.now().getTime()
  test.clock.advance(5 * minute)
  await startOutageLog(test.ctx).then((log) => log.stop())
  const [outage] = await listed()
  expect(outage?.part).toBe('portal')
  expect(Math.abs((outage?.from ?? 0) - from)).toBeLessThan(minute)
  expect((outage?.to ?? 0) - (outage?.from ?? 0)).toBeGreaterThanOrEqual(5 * minute)
})

it('tells of an outage while it goes on, under the number that it keeps', async () => {
  const { take, ctx } = fileStore()
  const log = await startOutageLog(ctx, 10)
  take(true)
  await expect.poll(async () => (await listed())[0]?.goesOn).toBe(true)
  const [going] = await listed()
  test.clock.advance(minute)
  await expect.poll(async () => (await listed())[0]?.to).toBeGreaterThanOrEqual((going?.to ?? 0) + minute)
  take(false)
  await expect.poll(async () => (await listed())[0]?.goesOn).toBe(false)
  expect(await listed()).toEqual([{ ...going, to: expect.any(Number), goesOn: false }])
  await log.stop()
})

/** An outage of the files that a process wrote down before it died. */
const leaveOpen = () =>
  test.database.pool.query(
    "insert into outage (part, began_at, ended_at, goes_on) values ('files', now() - interval '2 hours', now() - interval '1 hour', true)",
  )

it('goes on under the number of an outage that a process that died has left open, while the part is still away', async () => {
  await leaveOpen()
  const [left] = await listed()
  const { take, ctx } = fileStore()
  take(true)
  const log = await startOutageLog(ctx, 10)
  await expect.poll(async () => (await listed())[0]?.to).toBeGreaterThan(left?.to ?? Number.NaN)
  expect(await listed()).toEqual([{ ...left, to: expect.any(Number), goesOn: true }])
  take(false)
  await expect.poll(async () => (await listed())[0]?.goesOn).toBe(false)
  expect(await listed()).toEqual([{ ...left, to: expect.any(Number), goesOn: false }])
  await log.stop()
})

it('takes for over what a process that died has left open', async () => {
  await leaveOpen()
  await startOutageLog(test.ctx).then((log) => log.stop())
  expect(await listed()).toMatchObject([{ part: 'files', goesOn: false }])
})
