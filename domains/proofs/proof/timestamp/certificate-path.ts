import { id_kp_timeStamping } from '@peculiar/asn1-x509'
import { sameBytes } from '../merkle.ts'
import { signatureFault } from './algorithms.ts'
import { hasUnknownCritical, keyUsages, type ReadCertificate } from './certificate.ts'
import type { TimestampFault } from './faults.ts'

const anyPurpose = '2.5.29.37.0'
const longestPath = 6

type Climb = {
  child: ReadCertificate
  /** How many authorities stand between the signer and `child`, `child` included when it is one. */
  below: number
  others: readonly ReadCertificate[]
  roots: readonly ReadCertificate[]
  at: number
}

const isValidAt = ({ notBefore, notAfter }: ReadCertificate, at: number): boolean => notBefore <= at && at <= notAfter

/** Which rule forbids `issuer` to stand above `child`; the signature is checked elsewhere. */
const authorityFault = (issuer: ReadCertificate, { below, at }: Climb): TimestampFault | undefined => {
  if (hasUnknownCritical(issuer)) return 'critical_extension'
  if (!issuer.authority) return 'issuer_not_authority'
  if (issuer.usages !== undefined && !(issuer.usages & keyUsages.issues)) return 'issuer_not_authority'
  if (issuer.authority.pathLength !== undefined && issuer.authority.pathLength < below) return 'path_length'
  const purposes = issuer.purposes?.ids
  if (purposes && !purposes.includes(id_kp_timeStamping) && !purposes.includes(anyPurpose)) return 'issuer_purpose'
  return isValidAt(issuer, at) ? undefined : 'not_valid_at_time'
}

const stepFault = async (issuer: ReadCertificate, climb: Climb): Promise<TimestampFault | undefined> => {
  const { child, below } = climb
  const fault = authorityFault(issuer, climb)
  if (fault) return fault
  const unsigned = await signatureFault({
    scheme: child.signatureScheme,
    parameters: child.schemeParameters,
    hash: undefined,
    key: issuer.key,
    data: child.signedPart,
    signature: child.signature,
  })
  if (unsigned) return unsigned === 'signature' ? 'chain_signature' : unsigned
  if (climb.roots.includes(issuer)) return undefined
  return await pathFault({ ...climb, child: issuer, below: below + 1 })
}

/**
 * Undefined where a path leads from `child` to a trusted root and every certificate on it is valid at `at` (RFC 3161,
 * Appendix B: the time of the stamp, not today); else what stopped the last path that was tried.
 */
const pathFault = async (climb: Climb): Promise<TimestampFault | undefined> => {
  const { child, below, others, roots } = climb
  if (below > longestPath) return 'path_length'
  let fault: TimestampFault | undefined = 'chain_incomplete'
  for (const issuer of [...others, ...roots]) {
    if (issuer === child || !sameBytes(issuer.subject, child.issuer)) continue
    fault = await stepFault(issuer, climb)
    if (!fault) return undefined
  }
  return fault
}

/** Checks the certificate that signs stamps by the rules of RFC 3161, 2.3, and its path to a trusted root. */
export const signerFault = async (input: {
  signer: ReadCertificate
  others: readonly ReadCertificate[]
  roots: readonly ReadCertificate[]
  at: number
}): Promise<TimestampFault | undefined> => {
  const { signer, others, roots, at } = input
  const { purposes, usages } = signer
  if (hasUnknownCritical(signer)) return 'critical_extension'
  if (!purposes?.critical || purposes.ids.length !== 1 || purposes.ids[0] !== id_kp_timeStamping) return 'key_purpose'
  if (usages !== undefined && !(usages & keyUsages.signs)) return 'key_usage'
  if (!isValidAt(signer, at)) return 'not_valid_at_time'
  if (roots.length === 0) return 'no_roots'
  return await pathFault({ child: signer, below: 0, others, roots, at })
}
