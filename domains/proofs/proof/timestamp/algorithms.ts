import { sha256, sha384, sha512 } from '@noble/hashes/sha2'
import { SubjectPublicKeyInfo } from '@peculiar/asn1-x509'
import { parseAs } from './asn.ts'
import { oidOf, partsOf, readDer } from './der.ts'
import type { TimestampFault } from './faults.ts'

export type HashName = 'sha256' | 'sha384' | 'sha512' | 'sm3'

/** SM3 is in no browser and in no small library: whoever has it passes it in. */
export type Sm3 = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>

const hashes: Record<string, HashName> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
  '1.2.156.10197.1.401': 'sm3',
}

/** MD5 and SHA-1, and signatures over them: forgeries are practical. */
const weak = [
  '1.2.840.113549.2.5',
  '1.3.14.3.2.26',
  '1.2.840.113549.1.1.4',
  '1.2.840.113549.1.1.5',
  '1.2.840.10045.4.1',
]

export const hashOf = (oid: string): HashName | undefined => hashes[oid]

/** Why nothing is concluded from an algorithm that is not known. */
export const refusalOf = (oid: string): TimestampFault => (weak.includes(oid) ? 'algorithm_weak' : 'algorithm_unknown')

/** Undefined where the hash is SM3 and nobody passed it in. */
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

/** `hash` is undefined where it stands in a field of its own. */
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

/** NIST SP 800-57: shorter moduli are not for signatures any more. */
const leastModulusBits = 2048

/** An ECDSA signature as WebCrypto wants it: both numbers at the length of the curve. Undefined where they do not fit. */
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

/** What must be verified: `hash` is what the structure around says, where it says so. */
export type Signed = {
  scheme: string
  hash: HashName | undefined
  /** The signer's key, SubjectPublicKeyInfo. */
  key: Uint8Array
  data: Uint8Array
  signature: Uint8Array
}

const keyOf = (key: Uint8Array, kind: Scheme['kind'], hash: string) => {
  const { algorithm, parameters } = parseAs(key, SubjectPublicKeyInfo).algorithm
  if (kind === 'rsa') return algorithm === rsaKey ? { name: 'RSASSA-PKCS1-v1_5', hash, size: 0 } : undefined
  if (!parameters) return undefined
  const curve = curves[oidOf(readDer(new Uint8Array(parameters)).value)]
  return curve ? { name: 'ECDSA', namedCurve: curve.namedCurve, hash, size: curve.bytes } : undefined
}

/** Undefined where the signature stands; otherwise why it does not, or why nobody can say. */
export const signatureFault = async (signed: Signed): Promise<TimestampFault | undefined> => {
  const scheme = schemes[signed.scheme]
  if (!scheme) return refusalOf(signed.scheme)
  const name = scheme.hash ?? signed.hash
  if (!name || (scheme.hash && signed.hash && scheme.hash !== signed.hash)) return 'signature'
  const hash = webHashes[name]
  const algorithm = hash === undefined ? undefined : keyOf(signed.key, scheme.kind, hash)
  if (!algorithm) return 'algorithm_unknown'
  // The types promise it, but a page that came over plain http has none.
  const subtle: typeof globalThis.crypto.subtle | undefined = globalThis.crypto?.subtle
  if (!subtle) return 'no_cryptography'
  const key = await importKey(signed.key, algorithm)
  if (!key) return 'signature'
  const { modulusLength } = key.algorithm as { modulusLength?: number }
  if (modulusLength !== undefined && modulusLength < leastModulusBits) return 'algorithm_weak'
  const signature =
    scheme.kind === 'rsa' ? Uint8Array.from(signed.signature) : rawEcdsa(signed.signature, algorithm.size)
  if (!signature) return 'signature'
  return (await subtle.verify(algorithm, key, signature, Uint8Array.from(signed.data))) ? undefined : 'signature'
}

/** Undefined for a key that is none, such as a point that is not on its curve. */
const importKey = async (key: Uint8Array, algorithm: { name: string; hash: string }) => {
  try {
    return await globalThis.crypto.subtle.importKey('spki', Uint8Array.from(key), algorithm, false, ['verify'])
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
