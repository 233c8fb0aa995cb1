import { createApp, startDatabaseClock } from '@portal/platform/server'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { submitSamples } from '../contract/samples.ts'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => portal.close())

const hourMs = 3_600_000

/** A process of its own on the same database, on a machine whose time of day is wrong by so much. */
const processAt = async (offset: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offset })
  const clock = await startDatabaseClock(portal.services.db, portal.services.log)
  const app = await createApp({ ...portal.services, now: clock.now }, { overloadedLoopMs: 0 })
  const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const headers = { authorization: portal.people.demo.token }
    return (await app.inject({ method, url, headers, ...(payload && { payload }) })).json()
  }
  return { call, now: clock.now, stop: () => app.close().then(clock.stop) }
}

it('cases stand in the order in which they came, though the clocks of two processes lie two hours apart', async () => {
  const ahead = await processAt(hourMs)
  const path = '/api/submitIpForeignInfo'
  const first = await ahead.call('POST', path, submitSamples.customsSeizure)
  vi.useRealTimers()
  const behind = await processAt(-hourMs)
  const second = await behind.call('POST', path, submitSamples.customsSeizure)
  const listed = await behind.call('GET', '/api/serchUserIpForeignInfo')
  vi.useRealTimers()
  expect(listed.elements.map((row: { businessSn: string }) => row.businessSn)).toEqual([
    second.businessSn,
    first.businessSn,
  ])
  expect(Math.abs(ahead.now().getTime() - behind.now().getTime())).toBeLessThan(1_000)
  await Promise.all([ahead.stop(), behind.stop()])
})
