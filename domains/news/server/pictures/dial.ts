import { lookup as resolve } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Resolves a host name to its addresses. */
export type Resolve = (hostname: string) => Promise<readonly { address: string; family: number }[]>

const bySystem: Resolve = (hostname) => resolve(hostname, { all: true })

/**
 * The `lookup` option of a request: it answers the addresses that the request then connects to, and fails when one of them is
 * not public. A check before the request would be useless, since a name may give other addresses at its next lookup.
 */
export const lookupPublic =
  (resolveName: Resolve = bySystem): LookupFunction =>
  (hostname, options, tell) => {
    resolveName(hostname).then(
      (found) => {
        const [first] = found
        const isSafe = first !== undefined && found.every(({ address }) => isPublicAddress(address))
        if (!isSafe) return tell(new Error(`${hostname} is not of the open internet`), '')
        if (options.all) return tell(null, [...found])
        return tell(null, first.address, first.family)
      },
      (error: Error) => tell(Object.assign(error, { code: 'ENOTFOUND' }), ''),
    )
  }
