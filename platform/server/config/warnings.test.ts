import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { productionWarnings } from './warnings.ts'

const key = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64')
const secrets = { PORTAL_MODE: 'production', DATA_KEYS: `k1:${key}`, SIGNING_KEYS: key }
const lamps = { warnings: () => [false as const, 'LAMP_COUNT 未设置'] }
const warningsOf = (env: Record<string, string>, domains = [lamps]) =>
  productionWarnings(readConfig(env), domains).join('\n')

it('a production portal says what it lacks by law and by prudence, and what a domain misses', () => {
  const said = warningsOf({ ...secrets, PUBLIC_URL: 'http://portal.example' })
  expect(said).toMatch(/PUBLIC_URL.*HTTPS/)
  expect(said).toContain('LAMP_COUNT')
  expect(warningsOf(secrets)).toContain('指向本机')
  expect(warningsOf(secrets)).toMatch(/TRUST_PROXY 未设置.*127\.0\.0\.1/)
  expect(warningsOf({ ...secrets, HOST: '10.0.0.5' })).not.toContain('TRUST_PROXY')
})

it('says nothing where all is set, and nothing of a demonstration', () => {
  const whole = { PUBLIC_URL: 'https://portal.example', SECURITY_CONTACT: 'mailto:security@portal.example' }
  expect(warningsOf({ ...secrets, ...whole, TRUST_PROXY: '127.0.0.1' }, [])).toBe('')
  expect(warningsOf({})).toBe('')
})
