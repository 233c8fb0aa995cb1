import { id_ct_tstInfo } from '@peculiar/asn1-tsp'
import { sameBytes } from '../merkle.ts'
import { digestOf, refusalOf, type Sm3, signatureFault } from './algorithms.ts'
import type { ReadCertificate } from './certificate.ts'
import { oidOf, partAt, partsOf, readDer, tags } from './der.ts'
import type { TimestampFault } from './faults.ts'
import { hashOf } from './hash-names.ts'
import type { ReadSigner, ReadToken } from './read-token.ts'

const types = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
}

/** The value of a signed attribute; undefined unless the attribute stands once and holds one value. */
const attributeOf = (signer: ReadSigner, type: string): Uint8Array | undefined => {
  const [attribute, ...more] = signer.attributes.filter((candidate) => candidate.type === type)
  return more.length === 0 && attribute?.values.length === 1 ? attribute.values[0] : undefined
}

/**
 * The hash of the signing certificate and the algorithm of that hash, from ESSCertIDv2 (RFC 5816). Where it names no
 * algorithm, SHA-256 is meant.
 */
const readCertificateId = (attribute: Uint8Array): { algorithm: string; hash: Uint8Array } => {
  const ids = partsOf(partAt(partsOf(readDer(attribute).value), 0, tags.sequence))
  const fields = partsOf(partAt(ids, 0, tags.sequence))
  if (fields[0]?.tag === tags.octets) return { algorithm: sha256Oid, hash: fields[0].body }
  const algorithm = partAt(partsOf(partAt(fields, 0, tags.sequence)), 0, tags.oid)
  return { algorithm: oidOf(algorithm), hash: partAt(fields, 1, tags.octets).body }
}

const sha256Oid = '2.16.840.1.101.3.4.2.1'

const isNamedBy = (certificate: ReadCertificate, { issuerAndSerial, subjectKeyId }: ReadSigner): boolean => {
  if (issuerAndSerial) {
    return (
      sameBytes(issuerAndSerial.issuer, certificate.issuer) && sameBytes(issuerAndSerial.serial, certificate.serial)
    )
  }
  return subjectKeyId !== undefined && !!certificate.subjectKeyId && sameBytes(subjectKeyId, certificate.subjectKeyId)
}

/** The certificate that the signed attributes name by its hash; nothing else in a token says who signed. */
const findSigner = async (
  token: ReadToken,
  signer: ReadSigner,
  sm3: Sm3 | undefined,
): Promise<ReadCertificate | TimestampFault> => {
  const attribute = attributeOf(signer, types.signingCertificateV2)
  if (!attribute) return 'ess_missing'
  const { algorithm, hash } = readCertificateId(attribute)
  const name = hashOf(algorithm)
  if (!name) return refusalOf(algorithm)
  for (const certificate of token.certificates) {
    const digest = await digestOf(name, certificate.bytes, sm3)
    if (!digest) return 'algorithm_unknown'
    if (sameBytes(digest, hash)) return isNamedBy(certificate, signer) ? certificate : 'signer_mismatch'
  }
  return 'signer_missing'
}

/**
 * Checks content, signed attributes and signature against each other (RFC 5652, RFC 5816); answers the certificate that
 * signed.
 */
export const checkSignature = async (
  token: ReadToken,
  sm3: Sm3 | undefined,
): Promise<ReadCertificate | TimestampFault> => {
  const [signer, ...more] = token.signers
  if (!signer || more.length > 0) return 'signer_count'
  const contentType = attributeOf(signer, types.contentType)
  if (!contentType || oidOf(readDer(contentType).value) !== id_ct_tstInfo) return 'signed_content_type'
  const hash = hashOf(signer.digestAlgorithm)
  if (!hash) return refusalOf(signer.digestAlgorithm)
  const digest = await digestOf(hash, token.content, sm3)
  if (!digest) return 'algorithm_unknown'
  const messageDigest = attributeOf(signer, types.messageDigest)
  if (!messageDigest || !sameBytes(readDer(messageDigest).value.body, digest)) return 'message_digest'
  const certificate = await findSigner(token, signer, sm3)
  if (typeof certificate === 'string') return certificate
  const fault = await signatureFault({
    scheme: signer.signatureScheme,
    parameters: signer.schemeParameters,
    hash,
    key: certificate.key,
    data: signer.signedPart,
    signature: signer.signature,
  })
  return fault ?? certificate
}
