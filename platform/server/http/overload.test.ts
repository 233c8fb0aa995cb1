import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ domains: [], options: { overloadedLoopMs: 120 } })
})
afterAll(() => test.close())

const busy = async (): Promise<void> => {
  const until = performance.now() + 400
  while (performance.now() < until);
  await new Promise((resolve) => setImmediate(resolve))
}
const answer = () => test.app.inject('/api/nowhere')

it('turns callers away while its loop is late, saying when to come again, and answers once it is not', async () => {
  let refused = await answer()
  await expect
    .poll(
      async () => {
        await busy()
        refused = await answer()
        return refused.statusCode
      },
      { interval: 1 },
    )
    .toBe(503)
  expect(refused.headers['retry-after']).toBeDefined()
  expect(refused.json()).toMatchObject({ code: 'fail' })
  await expect.poll(async () => (await answer()).statusCode).toBe(404)
})
