import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isStartFailure, startFailure } from '../start-failure.ts'
import { readConfig } from './config.ts'
import { hostsSetting, onOffSetting, textSetting, wholeNumberSetting } from './fields.ts'
import { defineSettings } from './settings.ts'

const key = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64')
const zeros = Buffer.alloc(32).toString('base64')
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
  [{ DATA_KEYS: `k1.a:${key}` }, /DATA_KEYS/],
  [{ DATA_KEYS: `k1:${key},k1:${key}` }, /DATA_KEYS/],
  [{ DATABASE_POOL: '0' }, /DATABASE_POOL/],
  [{ TRUST_PROXY: 'true' }, /TRUST_PROXY/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /TRUST_PROXY/],
  [{ CORS_ORIGINS: 'https://pages.example/' }, /CORS_ORIGINS/],
  [{ CORS_ORIGINS: '*' }, /CORS_ORIGINS/],
  [{ PUBLIC_URL: 'portal.example' }, /PUBLIC_URL/],
  [{ LOG_LEVEL: 'verbose' }, /LOG_LEVEL/],
  [{ SECURITY_CONTACT: 'security@portal.example' }, /SECURITY_CONTACT/],
  [{ S3_BUCKET: 'b' }, /S3_ACCESS_KEY_ID/],
  [{ ...production, DATA_KEYS: '' }, /DATA_KEYS/],
  [{ ...production, SIGNING_KEYS: '' }, /SIGNING_KEYS/],
  [{ ...production, SIGNING_KEYS: ',' }, /SIGNING_KEYS/],
  [{ ...production, DATA_KEYS: `k1:${zeros}` }, /DATA_KEYS.*随机/],
  [{ ...production, SIGNING_KEYS: `${key},${zeros}` }, /SIGNING_KEYS.*随机/],
])('refuses %o with the name of the setting', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})

it('takes lists of proxies and origins', () => {
  const env = {
    TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1',
    CORS_ORIGINS: 'https://a.example,http://b.example:8080',
  }
  expect(readConfig({ ...env, PUBLIC_URL: 'https://portal.example/' })).toMatchObject({
    trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::1'],
    corsOrigins: ['https://a.example', 'http://b.example:8080'],
    publicUrl: 'https://portal.example',
  })
})

it('starts in production with its own secrets', () => {
  const config = readConfig(production)
  expect(config).toMatchObject({ mode: 'production', apiDocs: false, host: '127.0.0.1' })
  expect(config.dataKeys?.[0]?.id).toBe('k1')
})

describe('the settings of domains', () => {
  const lamps = defineSettings(
    z.object({
      LAMP_COUNT: wholeNumberSetting({ min: 1, max: 9 }),
      LAMP_DIMMED: onOffSetting(),
      LAMP_HOSTS: hostsSetting('lamps.example.org'),
    }),
    (values, { mode }) => ({ count: values.LAMP_COUNT ?? 2, hosts: values.LAMP_HOSTS, mode }),
  )
  const doors = defineSettings(z.object({ DOOR_KEY: textSetting() }), ({ DOOR_KEY: key }) => {
    if (key === undefined) throw startFailure('config', '缺少 DOOR_KEY')
    return { key }
  })
  const problemOf = (env: Record<string, string>): string => {
    try {
      readConfig(env, [{ settings: lamps }, { settings: doors }])
    } catch (error) {
      return isStartFailure(error) ? `${error.exitCode}: ${error.message}` : String(error)
    }
    return 'started'
  }

  it('have defaults of their own, see those of the platform, and are read once', () => {
    const config = readConfig({ LAMP_COUNT: '' })
    expect(lamps(config)).toEqual({ count: 2, hosts: ['lamps.example.org'], mode: 'demonstration' })
    expect(lamps(config)).toBe(lamps(config))
    expect(lamps(readConfig({ LAMP_HOSTS: '' })).hosts).toEqual([])
  })

  it('end the start together with those of the platform: each wrong one is named', () => {
    expect(problemOf({ DOOR_KEY: 'k' })).toBe('started')
    expect(
      problemOf({ PORT: 'x', LAMP_COUNT: '10', LAMP_DIMMED: 'yes', LAMP_HOSTS: '*.example.org' }).split('\n'),
    ).toEqual([
      '2: PORT 须为 0 到 65535 的整数，现为“x”',
      'LAMP_COUNT 须为 1 到 9 的整数，现为“10”',
      'LAMP_DIMMED 须为 on 或 off，现为“yes”',
      'LAMP_HOSTS 须为小写的主机名，例如 pictures.example.org，用逗号分开，现有“*.example.org”',
      '缺少 DOOR_KEY',
    ])
  })
})
