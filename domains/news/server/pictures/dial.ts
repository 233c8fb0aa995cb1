import { lookup as resolve } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** The addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly { address: string; family: number }[]>

const bySystem: Resolve = (hostname) => resolve(hostname, { all: true })

/**
 * For `lookup` of a request: answers the addresses that are then dialled, and fails when one of them is not public. A
 * check before the request would be one of another answer: names may change theirs from one question to the next.
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
