import { afterAll, beforeAll, expect, it } from 'vitest'
import { beijing, createPromisesApp, type PromisesApp } from '../testing/promises-app.ts'
import { promisesOf } from './read-promises.ts'
import { expectPromise, startPromise } from './start-promise.ts'

let app: PromisesApp
beforeAll(async () => {
  app = await createPromisesApp()
})
afterAll(() => app.close())

it.each([
  ['2026-11-18T10:00', '2026-11-20T10:00'],
  ['2026-11-18T23:10', '2026-11-21T08:30'],
  ['2026-11-20T22:00', '2026-11-25T08:30'],
])('what is expected at %s is what is promised then: %s', async (now, due) => {
  const ctx = app.at(now)
  const named = { kind: 'messageReply', service: 'message' } as const
  const expected = await expectPromise(ctx, named)
  expect(expected).toMatchObject({ dueAt: beijing(due), allowance: { amount: 48, unit: 'clockHour' } })
  await startPromise(ctx, { ...named, subject: { kind: 'message', ref: now } })
  const [given] = (await promisesOf(ctx, 'message', [now])).get(now) ?? []
  expect(given?.dueAt).toBe(expected.dueAt.getTime())
})
