import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@portal/platform/server'
import { createTestDatabase, type TestDatabase } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { domains } from './domains.ts'
import { openServices } from './portal.ts'

let data = ''
let database: TestDatabase
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'portal-keys-'))
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  await rm(data, { recursive: true, force: true })
})

const key = () => randomBytes(32).toString('base64')
const [k1, k2, signing, otherSigning, logKey] = [`k1:${key()}`, `k2:${key()}`, key(), key(), key()]
const settings = (dataKeys: string, signingKeys: string) => ({
  ...{ PORTAL_MODE: 'production', DATA_DIR: data, DATABASE_URL: database.url, LOG_LEVEL: 'silent' },
  ...{ DATA_KEYS: dataKeys, SIGNING_KEYS: signingKeys, EVIDENCE_LOG_KEY: logKey },
})

const start = async (env: Record<string, string>) => {
  const { stop } = await openServices(readConfig(env, domains), () => undefined)
  await stop()
}
const keys = (env: Record<string, string>, ...args: string[]) => {
  const command = ['--import', '@portal/platform/server/quick-imports', join(import.meta.dirname, 'keys.ts'), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  })
  return { status, said: (stdout + stderr).trim().split('\n') }
}

test('the command seals anew by the new key, so that the old one may go, and gives up signing keys that were lost', {
  timeout: 120_000,
}, async () => {
  await start(settings(k1, signing))
  expect(keys(settings(`${k2},${k1}`, signing), 'reseal')).toEqual({
    status: 0,
    said: [
      'portal_key.secret_sealed：1',
      '已用密钥 k2 重新加密 1 个值。',
      '密钥 k1 已无数据，一天之后可以从 DATA_KEYS 中去掉。',
    ],
  })
  await expect(start(settings(k2, otherSigning))).rejects.toThrow('SIGNING_KEYS')
  expect(keys(settings(k2, otherSigning), 'replace-signing')).toEqual({
    status: 0,
    said: ['已改用现有的 SIGNING_KEYS；此前发出的文件链接不再有效。'],
  })
  await start(settings(k2, otherSigning))
})
