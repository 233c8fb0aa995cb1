import { createLocalJWKSet, createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import type { ThirdPartyIssuer } from './third-party-issuers.ts'

/** Longer than a healthy issuer takes, and short enough that callers who wait do not pile up. */
const timeoutDuration = 3_000
/** An unknown key id asks the issuer again, but no more often: else a stranger could make us flood it. */
const cooldownDuration = 30_000
/** A key that the issuer has withdrawn is believed no longer than this. */
const cacheMaxAge = 10 * 60_000
/** After a failed fetch nobody asks for so long: a flood of tokens must not become a flood of fetches. */
const failurePause = 2_000

/** An issuer's keys could not be had; nothing is known of the token. */
export const keysUnreachable = 'keys_unreachable'

/** The library judges the keys themselves; a page of a proxy is none. */
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

/** The issuer's keys, fetched when first needed and kept. */
export const keysOf = (issuer: ThirdPartyIssuer): JWTVerifyGetKey => {
  const known = made.get(issuer)
  if (known) return known
  const { keys } = issuer
  const options = { timeoutDuration, cooldownDuration, cacheMaxAge, [customFetch]: pausing() }
  const get = 'url' in keys ? createRemoteJWKSet(new URL(keys.url), options) : createLocalJWKSet(keys.set)
  made.set(issuer, get)
  return get
}
