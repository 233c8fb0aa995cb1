import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { startTickers } from './tickers.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ domains: [] })
})
afterAll(() => test.close())

it('runs again and again, also after a failure, never twice at once, and not after the stop', async () => {
  let runs = 0
  let under = 0
  let most = 0
  const run = async () => {
    runs += 1
    under += 1
    most = Math.max(most, under)
    await new Promise((resolve) => setTimeout(resolve, 25))
    under -= 1
    if (runs === 1) throw new Error('the first time')
  }
  const domain = { name: 'ticking', routes: [], tickers: [{ name: 'ticking.ticks', everyMs: 5, run }] }
  const stop = startTickers(test.ctx, [domain], test.services.log)
  await expect.poll(() => runs).toBeGreaterThan(2)
  await stop()
  const stopped = runs
  expect(under).toBe(0)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect({ runs, most }).toEqual({ runs: stopped, most: 1 })
  expect(test.logged.filter((line) => line.includes('ticking.ticks'))).toHaveLength(1)
})
