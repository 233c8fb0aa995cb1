import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jobCtxOf, readConfig } from '@portal/platform/server'
import { createTestDatabase, type TestDatabase } from '@portal/platform/testing'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { domains } from './domains.ts'
import { openPortal } from './portal.ts'
import { createStartSteps } from './start-steps.ts'

let data: string
let database: TestDatabase
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'portal-'))
  database = await createTestDatabase()
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  await database.drop()
  await rm(data, { recursive: true, force: true })
})

const key = () => randomBytes(32).toString('base64')
const logKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')

/** A portal on a disk that has less room than the operator asked to be kept free. */
const open = async () => {
  const keys = { DATA_KEYS: `k1:${key()}`, SIGNING_KEYS: key(), EVIDENCE_LOG_KEY: logKey() }
  const place = { DATA_DIR: data, DATABASE_URL: database.url, DRAIN_SECONDS: '0', LOG_LEVEL: 'silent' }
  const config = readConfig({ PORTAL_MODE: 'production', ...keys, ...place }, domains)
  config.leastFreeBytes = Number.MAX_SAFE_INTEGER
  const steps = createStartSteps()
  return { portal: await openPortal(config, () => undefined, steps), steps }
}

const row = async (query: string) => (await database.pool.query(query)).rows[0]

it('keeps the time of its database, watches its disk and its outages, and says what took how long', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  const { portal, steps } = await open()
  const { at } = await row('select clock_timestamp() as at')
  expect(Math.abs(jobCtxOf(portal.services).now().getTime() - at.getTime())).toBeLessThan(60_000)
  expect(await portal.services.hasRoom?.()).toBe(false)
  await portal.work()
  await expect.poll(() => row('select is_stopped from sign_of_life')).toEqual({ is_stopped: false })
  for (const step of ['数据库', '数据库结构', '密钥', '文件', '各部分的检查', '网页与接口', '后台任务']) {
    expect(steps.told()).toContain(`${step} `)
  }
  await portal.stop()
  expect(await row('select is_stopped from sign_of_life')).toEqual({ is_stopped: true })
}, 60_000)
