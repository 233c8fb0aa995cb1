import { sha256, sha384, sha512 } from '@noble/hashes/sha2'
import { SubjectPublicKeyInfo } from '@peculiar/asn1-x509'
import { parseAs } from './asn.ts'
import { oidOf, partsOf, readDer } from './der.ts'
import type { TimestampFault } from './faults.ts'
import type { HashName } from './hash-names.ts'
import { allows, pssOid, readPss, rsaKeyOf } from './rsa-pss.ts'

/** The hash SM3 (GB/T 32905). No browser and no small library has it, so that the caller passes it in. */
export type Sm3 = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>

/** Hashes MD5 and SHA-1 and signatures over them, which can be forged in practice. */
const weak = [
  '1.2.840.113549.2.5',
  '1.3.14.3.2.26',
  '1.2.840.113549.1.1.4',
  '1.2.840.113549.1.1.5',
  '1.2.840.10045.4.1',
]

/** SM2 with SM3 (GM/T 0006), and the curve of its keys. */
const sm2 = ['1.2.156.10197.1.501', '1.2.156.10197.1.301']

/** Why a stamp that uses this algorithm is not judged: the algorithm is weak, is SM2, or is not known to this verifier. */
export const refusalOf = (oid: string): TimestampFault => {
  if (weak.includes(oid)) return 'algorithm_weak'
  return sm2.includes(oid) ? 'algorithm_sm2' : 'algorithm_unknown'
}

/** The digest of bytes by a named hash; undefined where the hash is SM3 and nobody passed it in. */
export const digestOf = async (
  hash: HashName,
  bytes: Uint8Array,
  sm3: Sm3 | undefined,
): Promise<Uint8Array | undefined> => {
  switch (hash) {
    case 'sha256':
      return sha256(bytes)
    case 'sha384':
      return sha384(bytes)
    case 'sha512':
      return sha512(bytes)
    case 'sm3':
      return sm3?.(bytes)
  }
}

type Scheme = { kind: 'rsa' | 'ecdsa'; hash: HashName | undefined }

const rsaKey = '1.2.840.113549.1.1.1'

/**
 * The signature schemes by their dotted number. `hash` is undefined where the structure around names it in a field of its
 * own.
 */
const schemes: Record<string, Scheme> = {
  [rsaKey]: { kind: 'rsa', hash: undefined },
  '1.2.840.113549.1.1.11': { kind: 'rsa', hash: 'sha256' },
  '1.2.840.113549.1.1.12': { kind: 'rsa', hash: 'sha384' },
  '1.2.840.113549.1.1.13': { kind: 'rsa', hash: 'sha512' },
  '1.2.840.10045.4.3.2': { kind: 'ecdsa', hash: 'sha256' },
  '1.2.840.10045.4.3.3': { kind: 'ecdsa', hash: 'sha384' },
  '1.2.840.10045.4.3.4': { kind: 'ecdsa', hash: 'sha512' },
}

const curves: Record<string, { namedCurve: string; bytes: number }> = {
  '1.2.840.10045.3.1.7': { namedCurve: 'P-256', bytes: 32 },
  '1.3.132.0.34': { namedCurve: 'P-384', bytes: 48 },
  '1.3.132.0.35': { namedCurve: 'P-521', bytes: 66 },
}

const webHashes: Partial<Record<HashName, string>> = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' }

/** NIST SP 800-57: RSA moduli shorter than this are not for signatures any more. */
const leastModulusBits = 2048

/**
 * An ECDSA signature in the form WebCrypto takes: both numbers padded to the length of the curve. Undefined where they are
 * longer.
 */
const rawEcdsa = (signature: Uint8Array, size: number): Uint8Array<ArrayBuffer> | undefined => {
  const raw = new Uint8Array(size * 2)
  const numbers = partsOf(readDer(signature).value)
  if (numbers.length !== 2) return undefined
  for (const [at, { body }] of numbers.entries()) {
    const digits = body.subarray(body.findIndex((byte) => byte !== 0))
    if (digits.length > size) return undefined
    raw.set(digits, size * (at + 1) - digits.length)
  }
  return raw
}

/** A signature to verify. `hash` is the hash that the structure around the signature names, where it names one. */
export type Signed = {
  scheme: string
  /** The parameters of the scheme, DER; only those of RSASSA-PSS matter. */
  parameters: Uint8Array | undefined
  hash: HashName | undefined
  /** The signer's public key, as a SubjectPublicKeyInfo in DER. */
  key: Uint8Array
  data: Uint8Array
  signature: Uint8Array
}

/** What WebCrypto must do: by which algorithm, with which key, for which signature. */
type Work = {
  algorithm: { name: string; hash: string; namedCurve?: string; saltLength?: number }
  spki: Uint8Array
  signature: Uint8Array<ArrayBuffer>
}

const pssWork = ({ parameters, hash, key, signature }: Signed): Work | TimestampFault => {
  const chosen = readPss(parameters)
  if (chosen === 'weak') return 'algorithm_weak'
  const webHash = chosen && webHashes[chosen.hash]
  const rsa = rsaKeyOf(key)
  if (!chosen || !webHash || !rsa) return 'algorithm_unknown'
  if ((hash && hash !== chosen.hash) || !allows(rsa.bound, chosen)) return 'signature'
  const algorithm = { name: 'RSA-PSS', hash: webHash, saltLength: chosen.saltLength }
  return { algorithm, spki: rsa.spki, signature: Uint8Array.from(signature) }
}

const rsaWork = ({ key, signature }: Signed, hash: string): Work | TimestampFault => {
  const rsa = rsaKeyOf(key)
  if (!rsa || rsa.spki !== key) return 'algorithm_unknown'
  return { algorithm: { name: 'RSASSA-PKCS1-v1_5', hash }, spki: key, signature: Uint8Array.from(signature) }
}

const ecdsaWork = ({ key, signature }: Signed, hash: string): Work | TimestampFault => {
  const { parameters } = parseAs(key, SubjectPublicKeyInfo).algorithm
  if (!parameters) return 'algorithm_unknown'
  const oid = oidOf(readDer(new Uint8Array(parameters)).value)
  const curve = curves[oid]
  if (!curve) return refusalOf(oid)
  const raw = rawEcdsa(signature, curve.bytes)
  return raw
    ? { algorithm: { name: 'ECDSA', hash, namedCurve: curve.namedCurve }, spki: key, signature: raw }
    : 'signature'
}

const workOf = (signed: Signed): Work | TimestampFault => {
  if (signed.scheme === pssOid) return pssWork(signed)
  const scheme = schemes[signed.scheme]
  if (!scheme) return refusalOf(signed.scheme)
  const name = scheme.hash ?? signed.hash
  if (!name || (scheme.hash && signed.hash && scheme.hash !== signed.hash)) return 'signature'
  const hash = webHashes[name]
  if (!hash) return 'algorithm_unknown'
  return scheme.kind === 'rsa' ? rsaWork(signed, hash) : ecdsaWork(signed, hash)
}

/** Verifies a signature: undefined where it is valid, else why it is not or why nobody can say. */
export const signatureFault = async (signed: Signed): Promise<TimestampFault | undefined> => {
  const work = workOf(signed)
  if (typeof work === 'string') return work
  // The types promise `subtle`, but a page that came over plain http has none.
  const subtle: typeof globalThis.crypto.subtle | undefined = globalThis.crypto?.subtle
  if (!subtle) return 'no_cryptography'
  const { algorithm, spki, signature } = work
  const key = await importKey(spki, algorithm)
  if (!key) return 'signature'
  const { modulusLength } = key.algorithm as { modulusLength?: number }
  if (modulusLength !== undefined && modulusLength < leastModulusBits) return 'algorithm_weak'
  return (await subtle.verify(algorithm, key, signature, Uint8Array.from(signed.data))) ? undefined : 'signature'
}

/** Imports a public key; undefined for bytes that are no key, such as a point that is not on its curve. */
const importKey = async (key: Uint8Array, algorithm: Work['algorithm']) => {
  try {
    return await globalThis.crypto.subtle.importKey('spki', Uint8Array.from(key), algorithm, false, ['verify'])
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
