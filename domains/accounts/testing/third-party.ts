import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK, type GenerateKeyPairResult, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'

/** What stands in a token instead of the usual; undefined leaves it out. */
type Claims = Readonly<Record<string, unknown>>
type Algorithm = 'RS256' | 'ES256' | 'EdDSA'

/** A portal that vouches for its users: its keys behind a real HTTP server on loopback. */
export type Issuer = {
  name: string
  /** How often its keys were fetched. */
  fetches: () => number
  /** Answers as told from now on; undefined answers the keys again. */
  answerWith: (answer: { status: number; body: string } | 'silence' | undefined) => void
  /** Withdraws the key in use and publishes another. */
  rotate: () => Promise<void>
  /** The public key in use, as it is published. */
  publicKey: () => JWK
  /** A token as it should be, but for what is changed. */
  token: (changes?: Claims, header?: { kid?: string; alg?: string }) => Promise<string>
  /** Signed by a key of the same name that is not the issuer's. */
  forged: (changes?: Claims) => Promise<string>
  close: () => Promise<void>
}

const audience = 'one-chain-portal'
export const checkAddress = 'https://sso.example/check?service=one-chain'

const claims = (issuer: string, now: () => Date): JWTPayload => {
  const second = Math.floor(now().getTime() / 1000)
  const jti = `t${Math.random().toString(36).slice(2)}${second}`
  return { iss: issuer, aud: audience, sub: 'person-1', jti, iat: second, nbf: second, exp: second + 60 }
}

/** Opens an issuer; `now` is the clock it signs by. */
export const openIssuer = async (
  now: () => Date,
  { name = 'https://sso.example', algorithm = 'ES256' }: { name?: string; algorithm?: Algorithm } = {},
): Promise<Issuer & { jwks: string }> => {
  let pair: GenerateKeyPairResult
  let published: JWK
  let kid = 0
  let fetched = 0
  let answer: { status: number; body: string } | 'silence' | undefined
  const rotate = async () => {
    kid += 1
    pair = await generateKeyPair(algorithm, { extractable: true })
    published = { ...(await exportJWK(pair.publicKey)), kid: `key-${kid}`, alg: algorithm, use: 'sig' }
  }
  await rotate()
  const server = createServer((_request, response) => {
    fetched += 1
    if (answer === 'silence') return
    response.writeHead(answer?.status ?? 200, { 'content-type': 'application/json' })
    response.end(answer?.body ?? JSON.stringify({ keys: [published] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sign = (
    key: GenerateKeyPairResult['privateKey'],
    changes: JWTPayload,
    header: { kid?: string; alg?: string },
  ) =>
    new SignJWT({ ...claims(name, now), ...changes })
      .setProtectedHeader({ alg: algorithm, kid: `key-${kid}`, ...header })
      .sign(key)
  return {
    name,
    jwks: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`,
    fetches: () => fetched,
    answerWith: (next) => {
      answer = next
    },
    rotate,
    publicKey: () => published,
    token: (changes = {}, header = {}) => sign(pair.privateKey, changes, header),
    forged: async (changes = {}) => sign((await generateKeyPair(algorithm)).privateKey, changes, {}),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The operator's file with these issuers, and the settings that name it. */
export const issuersFile = async (
  issuers: readonly object[],
): Promise<{ env: Record<string, string>; remove: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-issuers-'))
  const file = join(folder, 'issuers.json')
  await writeFile(file, JSON.stringify(issuers))
  return { env: { THIRD_LOGIN_FILE: file }, remove: () => rm(folder, { recursive: true, force: true }) }
}

export const issuerEntry = ({ name, jwks }: { name: string; jwks: string }, changes: object = {}) => ({
  issuer: name,
  audience,
  jwks,
  algorithms: ['ES256', 'RS256', 'EdDSA'],
  checkAddress,
  ...changes,
})
