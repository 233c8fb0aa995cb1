import { bytesToHex } from '@noble/hashes/utils'
import { id_signedData, SignerInfo } from '@peculiar/asn1-cms'
import { id_ct_tstInfo, PKIStatusInfo, TSTInfo } from '@peculiar/asn1-tsp'
import { parametersOf, parseAs } from './asn.ts'
import { type ReadCertificate, readCertificate } from './certificate.ts'
import { type Der, malformed, oidOf, partAt, partsOf, readDer, tags } from './der.ts'
import type { TimestampFault } from './faults.ts'

/** The parts of a time-stamp token that the checks need. Reading a token verifies nothing. */
export type ReadToken = {
  /** The TSTInfo, DER; the signature covers its digest. */
  content: Uint8Array
  info: ReadInfo
  certificates: readonly ReadCertificate[]
  signers: readonly ReadSigner[]
}

export type ReadInfo = {
  version: number
  policy: string
  imprint: { algorithm: string; digest: Uint8Array }
  serial: string
  /** The time of the stamp, epoch ms; fractions below a millisecond are cut off. */
  genTime: number
  /** How far the time may be off to either side, in ms; undefined where the authority does not say. */
  accuracy: number | undefined
  nonce: Uint8Array | undefined
  /** The name that the authority gives itself: a GeneralName, DER. */
  tsa: Uint8Array | undefined
  hasCriticalExtension: boolean
}

export type ReadSigner = {
  issuerAndSerial: { issuer: Uint8Array; serial: Uint8Array } | undefined
  subjectKeyId: Uint8Array | undefined
  digestAlgorithm: string
  signatureScheme: string
  schemeParameters: Uint8Array | undefined
  signature: Uint8Array
  /** The signed attributes in the form that was signed: under the tag of a SET. */
  signedPart: Uint8Array
  attributes: readonly { type: string; values: readonly Uint8Array[] }[]
}

const granted = [0, 1]

/** The token (ContentInfo) inside a time-stamp response; a bare token is returned as it is. */
export const tokenIn = (bytes: Uint8Array): Der | TimestampFault => {
  const { value, left } = readDer(bytes)
  if (left > 0) return 'trailing_bytes'
  const parts = partsOf(value)
  if (parts[0]?.tag === tags.oid) return value
  const status = parseAs(partAt(parts, 0, tags.sequence).bytes, PKIStatusInfo)
  if (!granted.includes(status.status)) return 'not_granted'
  if (parts.length > 2) throw malformed('a response')
  return partAt(parts, 1, tags.sequence)
}

const timeText = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.(\d{1,9}))?Z$/

const readTime = (body: Uint8Array): number => {
  const text = String.fromCharCode(...body)
  const [, year, month, day, hour, minute, second, fraction = ''] = timeText.exec(text) ?? []
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction.padEnd(3, '0').slice(0, 3)}Z`)
  if (Number.isNaN(time)) throw malformed('a time')
  return time
}

const readInfo = (content: Uint8Array): ReadInfo => {
  const { value, left } = readDer(content)
  if (left > 0) throw malformed('bytes behind the time')
  const fields = partsOf(value)
  const info = parseAs(content, TSTInfo)
  const { accuracy } = info
  const name = fields.find(({ tag }) => tag === tags.context0)
  return {
    version: info.version,
    policy: info.policy,
    imprint: {
      algorithm: info.messageImprint.hashAlgorithm.algorithm,
      digest: new Uint8Array(info.messageImprint.hashedMessage.buffer),
    },
    serial: bytesToHex(partAt(fields, 3, tags.integer).body),
    genTime: readTime(partAt(fields, 4, tags.generalizedTime).body),
    accuracy: accuracy && accuracy.seconds * 1000 + (accuracy.millis ?? 0) + Math.ceil((accuracy.micros ?? 0) / 1000),
    // The serial number is the field before the time, so that an integer after the time is the nonce.
    nonce: fields.slice(5).find(({ tag }) => tag === tags.integer)?.body,
    tsa: name && readDer(name.body).value.bytes,
    hasCriticalExtension: [...(info.extensions ?? [])].some(({ critical }) => critical),
  }
}

const readSigner = (signer: Der): ReadSigner => {
  const fields = partsOf(signer)
  const { sid, digestAlgorithm, signatureAlgorithm, signature, signedAttrs } = parseAs(signer.bytes, SignerInfo)
  const attributes = partAt(fields, 3, tags.context0)
  const signedPart = Uint8Array.from(attributes.bytes)
  signedPart[0] = tags.set
  const issuer = sid.issuerAndSerialNumber ? partsOf(partAt(fields, 1, tags.sequence)) : undefined
  return {
    issuerAndSerial: issuer && {
      issuer: partAt(issuer, 0, tags.sequence).bytes,
      serial: partAt(issuer, 1, tags.integer).body,
    },
    subjectKeyId: sid.subjectKeyIdentifier && new Uint8Array(sid.subjectKeyIdentifier.buffer),
    digestAlgorithm: digestAlgorithm.algorithm,
    signatureScheme: signatureAlgorithm.algorithm,
    schemeParameters: parametersOf(signatureAlgorithm),
    signature: new Uint8Array(signature.buffer),
    signedPart,
    attributes: (signedAttrs ?? []).map(({ attrType, attrValues }) => ({
      type: attrType,
      values: attrValues.map((value) => new Uint8Array(value)),
    })),
  }
}

/**
 * Reads a token (RFC 5652 around RFC 3161). Throws "malformed"; answers a fault where the token holds something else than a
 * time-stamp.
 */
export const readToken = (token: Der): ReadToken | TimestampFault => {
  const outer = partsOf(token)
  if (oidOf(partAt(outer, 0, tags.oid)) !== id_signedData) return 'content_type'
  const [signedData] = partsOf(partAt(outer, 1, tags.context0))
  if (!signedData) throw malformed('signed data')
  const fields = partsOf(signedData)
  const capsule = partsOf(partAt(fields, 2, tags.sequence))
  if (oidOf(partAt(capsule, 0, tags.oid)) !== id_ct_tstInfo) return 'content_type'
  const [content] = partsOf(partAt(capsule, 1, tags.context0))
  if (content?.tag !== tags.octets) throw malformed('the content')
  const bag = fields.find(({ tag }) => tag === tags.context0)
  const signers = fields.at(-1)
  if (signers?.tag !== tags.set) throw malformed('signers')
  return {
    content: content.body,
    info: readInfo(content.body),
    certificates: (bag ? partsOf(bag) : [])
      .filter(({ tag }) => tag === tags.sequence)
      .map(({ bytes }) => readCertificate(bytes)),
    signers: partsOf(signers).map(readSigner),
  }
}
