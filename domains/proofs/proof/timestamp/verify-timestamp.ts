import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'
import { sameBytes } from '../merkle.ts'
import { digestOf, refusalOf, type Sm3 } from './algorithms.ts'
import { type ReadCertificate, readCertificate } from './certificate.ts'
import { signerFault } from './certificate-path.ts'
import { isMalformed, readDer } from './der.ts'
import type { TimestampFault } from './faults.ts'
import { type HashName, hashOf } from './hash-names.ts'
import { type ReadInfo, type ReadToken, readToken, tokenIn } from './read-token.ts'
import { checkSignature } from './signed-attributes.ts'

export type TimestampFacts = {
  /** The time of the stamp by the authority's clock, epoch ms. */
  genTime: number
  /** How far that time may be off to either side, in ms; undefined where the authority does not say. */
  accuracy: number | undefined
  imprint: { algorithm: HashName; digest: string }
  policy: string
  /** The serial number of the stamp, in hex. */
  serial: string
  /** The name of the authority, as the signing certificate names its subject. */
  tsa: string
  /** SHA-256 of the signing certificate, hex. */
  signer: string
  /** When the signing certificate expires, epoch ms. */
  notAfter: number
}

export type TimestampVerdict = { ok: true; facts: TimestampFacts } | { ok: false; fault: TimestampFault }

export type Digests = Partial<Record<HashName, string>>

export type TimestampCheck = {
  /** A response (RFC 3161 TimeStampResp) or the token inside one, DER. */
  token: Uint8Array
  /** The bytes that were stamped, or their digests in hex. */
  data: Uint8Array | Digests
  /** Trusted root certificates, DER. */
  roots: readonly Uint8Array[]
  /** Policies under which a stamp is accepted, as dotted numbers. */
  policies: readonly string[]
  sm3?: Sm3 | undefined
  /**
   * The request that the token answers, where it was just made: its nonce, its time, and how far the two clocks may differ,
   * in ms.
   */
  request?: { nonce: Uint8Array; at: number; tolerance: number } | undefined
}

/** The digest of the stamped data, in hex; undefined where it is neither given nor can be computed. */
const digestIn = async ({ data, sm3 }: TimestampCheck, hash: HashName): Promise<string | undefined> => {
  if (!(data instanceof Uint8Array)) return data[hash]
  const digest = await digestOf(hash, data, sm3)
  return digest && bytesToHex(digest)
}

const imprintFault = async (info: ReadInfo, check: TimestampCheck): Promise<TimestampFault | undefined> => {
  const hash = hashOf(info.imprint.algorithm)
  if (!hash) return refusalOf(info.imprint.algorithm)
  const digest = await digestIn(check, hash)
  if (digest === undefined) return 'algorithm_unknown'
  return digest === bytesToHex(info.imprint.digest) ? undefined : 'imprint'
}

const requestFault = (info: ReadInfo, request: TimestampCheck['request']): TimestampFault | undefined => {
  if (!request) return undefined
  if (!info.nonce || !sameBytes(info.nonce, request.nonce)) return 'nonce'
  return Math.abs(info.genTime - request.at) > request.tolerance ? 'clock_skew' : undefined
}

/** The kind of GeneralName that holds a Name. */
const directoryName = 0xa4

/** A token may name its authority; the name must then be that of the signing certificate (RFC 3161, 2.4.2). */
const isNamedSigner = (tsa: Uint8Array | undefined, signer: ReadCertificate): boolean => {
  if (!tsa) return true
  if (signer.otherNames.some((name) => sameBytes(name, tsa))) return true
  const { tag, body } = readDer(tsa).value
  return tag === directoryName && sameBytes(body, signer.subject)
}

const checkToken = async (
  token: ReadToken,
  check: TimestampCheck,
  roots: readonly ReadCertificate[],
): Promise<ReadCertificate | TimestampFault> => {
  const { info } = token
  if (info.version !== 1) return 'version'
  if (info.hasCriticalExtension) return 'critical_extension'
  const signer = await checkSignature(token, check.sm3)
  if (typeof signer === 'string') return signer
  const fault = await signerFault({ signer, others: token.certificates, roots, at: info.genTime })
  if (fault) return fault
  if (!isNamedSigner(info.tsa, signer)) return 'tsa_name'
  if (!check.policies.includes(info.policy)) return 'policy'
  return (await imprintFault(info, check)) ?? requestFault(info, check.request) ?? signer
}

const factsOf = (info: ReadInfo, signer: ReadCertificate): TimestampFacts => ({
  genTime: info.genTime,
  accuracy: info.accuracy,
  imprint: { algorithm: hashOf(info.imprint.algorithm) ?? 'sha256', digest: bytesToHex(info.imprint.digest) },
  policy: info.policy,
  serial: info.serial,
  tsa: signer.name,
  signer: bytesToHex(sha256(signer.bytes)),
  notAfter: signer.notAfter,
})

/**
 * Verifies a time-stamp against roots and policies that the caller trusts: every check of RFC 3161 and RFC 5816, and the
 * certificate path at the time of the stamp. It does not judge revocation: that is for whoever holds the revocation lists of
 * that time.
 */
export const verifyTimestamp = async (check: TimestampCheck): Promise<TimestampVerdict> => {
  const roots = check.roots.map(readCertificate)
  try {
    const inner = tokenIn(check.token)
    if (typeof inner === 'string') return { ok: false, fault: inner }
    const token = readToken(inner)
    if (typeof token === 'string') return { ok: false, fault: token }
    const signer = await checkToken(token, check, roots)
    return typeof signer === 'string' ? { ok: false, fault: signer } : { ok: true, facts: factsOf(token.info, signer) }
  } catch (error) {
    if (isMalformed(error)) return { ok: false, fault: 'malformed' }
    throw error
  }
}

/** The bare token inside a response, which is what ASiC containers carry; undefined where the response holds none. */
export const timestampTokenOf = (response: Uint8Array): Uint8Array | undefined => {
  try {
    const token = tokenIn(response)
    return typeof token === 'string' ? undefined : token.bytes
  } catch (error) {
    if (isMalformed(error)) return undefined
    throw error
  }
}
