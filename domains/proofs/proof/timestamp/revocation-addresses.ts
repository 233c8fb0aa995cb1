import { CRLDistributionPoints, id_ce_cRLDistributionPoints } from '@peculiar/asn1-x509'
import { parseAs } from './asn.ts'
import type { ReadCertificate } from './certificate.ts'
import { readToken, tokenIn } from './read-token.ts'

const addressesOf = ({ extensions }: ReadCertificate): string[] =>
  extensions
    .filter(({ id }) => id === id_ce_cRLDistributionPoints)
    .flatMap(({ value }) => [...parseAs(value, CRLDistributionPoints)])
    .flatMap(({ distributionPoint }) => distributionPoint?.fullName ?? [])
    .flatMap(({ uniformResourceIdentifier: address }) => (address && /^https?:\/\//.test(address) ? [address] : []))

/**
 * The addresses at which the issuers of a token's certificates publish whom they revoked. Throws for bytes that are no
 * token: verify the token first.
 */
export const revocationAddresses = (token: Uint8Array): string[] => {
  const inner = tokenIn(token)
  const read = typeof inner === 'string' ? inner : readToken(inner)
  if (typeof read === 'string') throw new Error(`no token: ${read}`)
  return [...new Set(read.certificates.flatMap(addressesOf))]
}
