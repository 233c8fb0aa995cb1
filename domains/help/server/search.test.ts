import type { SearchSource, SearchWanted } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createHelpServer } from './index.ts'

const asked: SearchWanted[] = []
let atOnce = 0
let mostAtOnce = 0

const empty: SearchSource = {
  kind: 'question',
  find: async (_ctx, wanted) => {
    asked.push(wanted)
    atOnce += 1
    mostAtOnce = Math.max(mostAtOnce, atOnce)
    await new Promise(setImmediate)
    atOnce -= 1
    return { hits: [], total: 0, totalIsExact: true }
  },
}

let portal: TestApp
beforeAll(async () => {
  portal = await createTestApp({ domains: [createHelpServer([empty])], env: { RATE_LIMITS: 'on' } })
})
afterAll(() => portal.close())
beforeEach(() => {
  asked.length = 0
  mostAtOnce = 0
})

const search = (q: string) => portal.call({ path: `/api/search?${new URLSearchParams({ q })}` })

it('counts at most four parts of a question that found nothing, all at once, and reads nothing of them', async () => {
  const { body } = await search('甲甲 乙乙 丙丙 丁丁 戊戊 己己')
  expect(body.parts).toEqual(['甲甲', '乙乙', '丙丙', '丁丁'].map((word) => ({ word, total: 0 })))
  expect(asked.map(({ limit }) => limit)).toEqual([3, 0, 0, 0, 0])
  expect(mostAtOnce).toBe(4)
})

it('is open to a hall of visitors who type behind one address, and slows a flood', async () => {
  const statuses = async (calls: number) =>
    (await Promise.all(Array.from({ length: calls }, () => search('')))).map(({ status }) => status)
  expect(new Set(await statuses(1_000))).toEqual(new Set([200]))
  expect(await statuses(600)).toContain(429)
})
