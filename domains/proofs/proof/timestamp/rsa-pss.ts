import { type Der, malformed, oidOf, partAt, partsOf, readDer, tags } from './der.ts'
import { type HashName, hashOf } from './hash-names.ts'

export const pssOid = '1.2.840.113549.1.1.10'
const rsaOid = '1.2.840.113549.1.1.1'
const mgf1Oid = '1.2.840.113549.1.1.8'

/**
 * The hash and the salt length of an RSASSA-PSS signature. Its mask is made by the same hash, as WebCrypto allows nothing
 * else.
 */
export type PssParameters = { hash: HashName; saltLength: number }

/** The content of the explicitly tagged field `[number]`; undefined where the field is left out. */
const fieldOf = (fields: readonly Der[], number: number): Der | undefined => {
  const field = fields.find(({ tag }) => tag === tags.context0 + number)
  return field && readDer(field.body).value
}

const hashIn = (algorithm: Der): HashName | undefined => hashOf(oidOf(partAt(partsOf(algorithm), 0, tags.oid)))

const numberIn = ({ tag, body }: Der): number => {
  if (tag !== tags.integer || body.length > 2) throw malformed('a number of RSASSA-PSS')
  return body.reduce((sum, byte) => sum * 256 + byte, 0)
}

/**
 * Reads the parameters of RSASSA-PSS by RFC 4055, 3.1. `weak`: a hash is left out, which stands for SHA-1. Undefined where
 * the parameters ask for something that this verifier does not know.
 */
export const readPss = (parameters: Uint8Array | undefined): PssParameters | 'weak' | undefined => {
  const fields = parameters ? partsOf(readDer(parameters).value) : []
  const [hash, mask, salt, trailer] = [0, 1, 2, 3].map((number) => fieldOf(fields, number))
  if (!hash || !mask) return 'weak'
  const [maker, maskHash] = partsOf(mask)
  const name = hashIn(hash)
  if (!maker || oidOf(maker) !== mgf1Oid || !maskHash || !name || hashIn(maskHash) !== name) return undefined
  if (trailer && numberIn(trailer) !== 1) return undefined
  return { hash: name, saltLength: salt ? numberIn(salt) : 20 }
}

const encoded = (tag: number, ...parts: Uint8Array[]): Uint8Array => {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const digits = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Uint8Array.from([tag, ...digits, ...parts.flatMap((part) => [...part])])
}

/** The object identifier `rsaEncryption` and its NULL parameter, DER. */
const plainRsa = Uint8Array.of(0x06, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 1, 5, 0)

/**
 * An RSA key with the algorithm name that WebCrypto imports, and the parameters that bind a key made for RSASSA-PSS alone.
 * Undefined for a key of another kind than RSA.
 */
export const rsaKeyOf = (key: Uint8Array): { spki: Uint8Array; bound: Uint8Array | undefined } | undefined => {
  const [algorithm, bits] = partsOf(readDer(key).value)
  if (!algorithm || !bits) throw malformed('a key')
  const [name, parameters] = partsOf(algorithm)
  const oid = name && oidOf(name)
  if (oid === rsaOid) return { spki: key, bound: undefined }
  if (oid !== pssOid) return undefined
  return { spki: encoded(tags.sequence, encoded(tags.sequence, plainRsa), bits.bytes), bound: parameters?.bytes }
}

/** Whether a key that is bound to these parameters may have made this signature (RFC 4055, 1.2). */
export const allows = (bound: Uint8Array | undefined, { hash, saltLength }: PssParameters): boolean => {
  if (!bound) return true
  const limits = readPss(bound)
  return typeof limits === 'object' && limits.hash === hash && limits.saltLength <= saltLength
}
