import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@portal/platform/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountsSettings } from './accounts.settings.ts'
import { thirdLoginOf } from './third-login.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-issuers-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const entry = {
  issuer: 'https://sso.example',
  audience: 'portal',
  jwks: 'https://sso.example/keys',
  algorithms: ['RS256'],
  checkAddress: 'https://sso.example/check',
}
const configOf = async (content: unknown) => {
  const file = join(folder, 'issuers.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return readConfig({ THIRD_LOGIN_FILE: file, THIRD_TOKEN_COOKIE: 'SSO_TOKEN' })
}

it('is off unless told otherwise', () => {
  expect(accountsSettings(readConfig({})).issuers).toEqual([])
  expect(thirdLoginOf(readConfig({}))).toEqual({ cookie: null, addresses: [] })
})

it('reads issuers with what is usual, and tells the browser the cookie and the addresses alone', async () => {
  const config = await configOf([entry, { ...entry, issuer: 'b', jwks: 'http://127.0.0.1:9/k', enabled: false }])
  expect(accountsSettings(config).issuers[0]).toMatchObject({
    keys: { url: 'https://sso.example/keys' },
    maxAgeSeconds: 60,
    recheckMinutes: 480,
    enabled: true,
  })
  const check = 'https://sso.example/check'
  expect(thirdLoginOf(config)).toEqual({ cookie: 'SSO_TOKEN', addresses: [check, check] })
})

it.each([
  ['not json', /不是有效的 JSON/],
  [{}, /须为签发方的列表/],
  [[{ ...entry, issuer: undefined }], /第 1 项的 issuer，缺少 issuer/],
  [[{ ...entry, audience: '' }], /第 1 项的 audience，缺少 audience/],
  [[{ ...entry, jwks: undefined }], /jwks 与 jwksFile 须填且只填一项/],
  [[{ ...entry, jwksFile: 'a.json' }], /jwks 与 jwksFile 须填且只填一项/],
  [[{ ...entry, jwks: 'http://sso.example/keys' }], /jwks 须为 https/],
  [[{ ...entry, checkAddress: 'javascript:alert(1)' }], /checkAddress 须为 https/],
  [[{ ...entry, checkAddress: 'https://user@sso.example/' }], /checkAddress 须为 https/],
  [[{ ...entry, algorithms: ['HS256'] }], /algorithms 只能取/],
  [[{ ...entry, algorithms: ['none'] }], /algorithms 只能取/],
  [[{ ...entry, algorithms: [] }], /algorithms 至少一项/],
  [[{ ...entry, maxAgeSeconds: 3600 }], /maxAgeSeconds 须为 5 到 600 的整数/],
  [[{ ...entry, recheckMinutes: 0 }], /recheckMinutes 须为 1 到/],
  [[{ ...entry, secret: 's' }], /有未知的项 secret/],
  [[entry, entry], /issuer 不能重复/],
  [[{ ...entry, jwks: undefined, jwksFile: '/nowhere/keys.json' }], /无法读取（ENOENT）/],
])('refuses %j', async (content, message) => {
  const config = await configOf(content)
  expect(() => accountsSettings(config).issuers).toThrow(message)
})

it.each([
  ['{"keys": []}', /不是公钥集/],
  ['{"keys": [{"kty": "oct", "k": "AAAA"}]}', /含有私钥或共享密钥/],
  ['{"keys": [{"kty": "OKP", "crv": "Ed25519", "x": "AA", "d": "AA"}]}', /含有私钥或共享密钥/],
])('refuses the key file %s', async (keys, message) => {
  const jwksFile = join(folder, 'keys.json')
  await writeFile(jwksFile, keys)
  const config = await configOf([{ ...entry, jwks: undefined, jwksFile }])
  expect(() => accountsSettings(config).issuers).toThrow(message)
})
