import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

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
  [{ ARTICLE_PICTURE_HOSTS: '10.0.0.1' }, /ARTICLE_PICTURE_HOSTS/],
  [{ ARTICLE_PICTURE_HOSTS: '*.example.org' }, /ARTICLE_PICTURE_HOSTS/],
  [{ LOG_LEVEL: 'verbose' }, /LOG_LEVEL/],
  [{ SECURITY_CONTACT: 'security@portal.example' }, /SECURITY_CONTACT/],
  [{ S3_BUCKET: 'b' }, /S3_ACCESS_KEY_ID/],
  [{ SMTP_URL: 'smtp://mail.example.org' }, /SMTP_FROM/],
  [{ SMTP_URL: 'smtp://mail.example.org', SMTP_FROM: 'a@example.org', SMTP_TLS: 'no' }, /SMTP_TLS/],
  [{ NOTICE_WEBHOOK_URL: 'https://gateway.example.org' }, /NOTICE_WEBHOOK_SECRET/],
  [{ NOTICE_WEBHOOK_URL: 'https://gateway.example.org', NOTICE_WEBHOOK_SECRET: 'c2hvcnQ=' }, /NOTICE_WEBHOOK_SECRET/],
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
