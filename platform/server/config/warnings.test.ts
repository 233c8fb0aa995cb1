import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { productionWarnings } from './warnings.ts'

const key = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64')
const secrets = { PORTAL_MODE: 'production', DATA_KEYS: `k1:${key}`, SIGNING_KEYS: key }
const warningsOf = (env: Record<string, string>) => productionWarnings(readConfig(env)).join('\n')

it('a production portal says what it lacks by law and by prudence', () => {
  const said = warningsOf({ ...secrets, PUBLIC_URL: 'http://portal.example' })
  expect(said).toMatch(/PUBLIC_URL.*HTTPS/)
  expect(said).toContain('SITE_ICP')
  expect(said).toContain('SITE_POLICE_RECORD')
  expect(warningsOf(secrets)).toContain('指向本机')
})

it('says nothing where all is set, and nothing of a demonstration', () => {
  const whole = { PUBLIC_URL: 'https://portal.example', SITE_ICP: '京ICP备1号', SITE_POLICE_RECORD: '京公网安备1号' }
  const contact = { SECURITY_CONTACT: 'mailto:security@portal.example' }
  expect(warningsOf({ ...secrets, ...whole, ...contact })).toBe('')
  expect(warningsOf({})).toBe('')
})
