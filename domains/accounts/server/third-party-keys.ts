import { createLocalJWKSet, createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import type { ThirdPartyIssuer } from './third-party-issuers.ts'

/** The longest wait for an issuer's keys, in ms: a healthy issuer needs less, and callers who wait do not pile up. */
const timeoutDuration = 3_000
/**
 * An unknown key id makes the server ask the issuer again, at most once in so many ms: else strangers could make it
 * flood the issuer.
 */
const cooldownDuration = 30_000
/** The server believes a key that the issuer has withdrawn for at most so many ms. */
const cacheMaxAge = 10 * 60_000
/** After a failed fetch nobody asks the issuer again for so many ms: a flood of tokens must not become a flood of fetches. */
const failurePause = 2_000

/** The error code where an issuer's keys could not be fetched; the token itself may then be good or bad. */
export const keysUnreachable = 'keys_unreachable'

/**
 * Only checks that the answer is a set of keys, and not, say, the page of a proxy; the library checks the keys
 * themselves.
 */
const keysIn = async (response: Response): Promise<Response> => {
  if (response.status !== 200) throw new Error(`the issuer answers ${response.status}`)
  const set: unknown = await response.json()
  const isSet = typeof set === 'object' && set !== null && 'keys' in set && Array.isArray(set.keys)
  if (!isSet) throw new Error('the issuer answers no key set')
  return Response.json(set)
}

const pausing = (): typeof fetch => {
  let silentUntil = 0
  return async (input, init) => {
    if (Date.now() < silentUntil)
      throw Object.assign(new Error('the issuer has just failed'), { code: keysUnreachable })
    try {
      return await keysIn(await fetch(input, init))
    } catch (cause) {
      silentUntil = Date.now() + failurePause
      throw Object.assign(new Error('the issuer does not give its keys', { cause }), { code: keysUnreachable })
    }
  }
}

const made = new WeakMap<ThirdPartyIssuer, JWTVerifyGetKey>()

/** The keys of an issuer, fetched when they are first needed and then kept. */
export const keysOf = (issuer: ThirdPartyIssuer): JWTVerifyGetKey => {
  const known = made.get(issuer)
  if (known) return known
  const { keys } = issuer
  const options = { timeoutDuration, cooldownDuration, cacheMaxAge, [customFetch]: pausing() }
  const get = 'url' in keys ? createRemoteJWKSet(new URL(keys.url), options) : createLocalJWKSet(keys.set)
  made.set(issuer, get)
  return get
}
