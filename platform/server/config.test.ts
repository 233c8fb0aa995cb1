import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const key = Buffer.alloc(32, 7).toString('base64')
const production = { PORTAL_MODE: 'production', DATA_KEYS: `k1:${key}`, SIGNING_KEYS: key }

it('is the demonstration on port 3000 unless told otherwise', () => {
  expect(readConfig({})).toMatchObject({ mode: 'demonstration', port: 3000, publicUrl: 'http://localhost:3000' })
})

it.each([
  [{ PORT: '70000' }, /PORT/],
  [{ PORT: 'x' }, /PORT/],
  [{ PORTAL_MODE: 'prod' }, /PORTAL_MODE/],
  [{ DATA_KEYS: key }, /DATA_KEYS/],
  [{ DATA_KEYS: 'k1:c2hvcnQ=' }, /32 字节/],
  [{ S3_BUCKET: 'b' }, /S3_ACCESS_KEY_ID/],
  [{ ...production, DATA_KEYS: '' }, /DATA_KEYS/],
  [{ ...production, SIGNING_KEYS: '' }, /SIGNING_KEYS/],
])('refuses %o with the name of the setting', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})

it('starts in production with its own secrets', () => {
  const config = readConfig(production)
  expect(config).toMatchObject({ mode: 'production', apiDocs: false, host: '127.0.0.1' })
  expect(config.dataKeys?.[0]?.id).toBe('k1')
})
