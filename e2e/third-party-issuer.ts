import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The part of another portal that vouches for its users, as the journeys play it. */
const folder = resolve(import.meta.dirname, '../.cache/e2e/issuer')
const file = (name: string): string => resolve(folder, name)
const issuer = 'https://sso.example'
const audience = 'one-chain-portal'

const checkAddress = 'https://sso.example/check?service=one-chain-portal'
export const tokenCookie = 'PARTNER_TOKEN'

const makeKeys = (): void => {
  mkdirSync(folder, { recursive: true })
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'journey', alg: 'ES256', use: 'sig' }]
  writeFileSync(file('keys.json'), JSON.stringify({ keys }))
  writeFileSync(file('private.pem'), privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 })
}

/**
 * Makes the issuer's keys and the operator's file that names it; answers the settings of a portal that trusts it. Portals
 * that start one after the other trust the same keys.
 */
export const prepareIssuer = (): Record<string, string> => {
  if (!existsSync(file('private.pem'))) makeKeys()
  const entry = { issuer, audience, jwksFile: file('keys.json'), algorithms: ['ES256'], checkAddress }
  writeFileSync(file('issuers.json'), JSON.stringify([entry]))
  return { THIRD_LOGIN_FILE: file('issuers.json'), THIRD_TOKEN_COOKIE: tokenCookie }
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
let issued = 0

/** A token for the issuer's user of that name, valid for a minute and for one use. */
export const tokenFor = (name: string): string => {
  issued += 1
  const second = Math.floor(Date.now() / 1000)
  const jti = `journey-${Date.now()}-${issued}`
  const claims = {
    iss: issuer,
    aud: audience,
    sub: name,
    preferred_username: name,
    jti,
    iat: second,
    exp: second + 60,
  }
  const signed = `${part({ alg: 'ES256', kid: 'journey' })}.${part(claims)}`
  const key = createPrivateKey(readFileSync(file('private.pem')))
  return `${signed}.${sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}
