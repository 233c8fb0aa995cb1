import {
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_subjectAltName,
  id_ce_subjectKeyIdentifier,
  KeyUsage,
  KeyUsageFlags,
  SubjectKeyIdentifier,
} from '@peculiar/asn1-x509'
import { parametersOf, parseAs } from './asn.ts'
import { type Der, malformed, partAt, partsOf, readDer, tags } from './der.ts'

/** What the bytes of a certificate say. Names and keys stay DER, since the checks compare and hash them and never show them. */
export type ReadCertificate = {
  bytes: Uint8Array
  signedPart: Uint8Array
  signatureScheme: string
  /** The parameters of the signature scheme, DER. */
  schemeParameters: Uint8Array | undefined
  signature: Uint8Array
  serial: Uint8Array
  issuer: Uint8Array
  subject: Uint8Array
  key: Uint8Array
  /** The time from which the certificate is valid, epoch ms. */
  notBefore: number
  notAfter: number
  /** The subject's common name, else its organisation. */
  name: string
  /** What the certificate says of being an authority; undefined where it does not say that it is one. */
  authority: { pathLength: number | undefined } | undefined
  usages: number | undefined
  purposes: { critical: boolean; ids: readonly string[] } | undefined
  subjectKeyId: Uint8Array | undefined
  /** The subject's alternative names: GeneralName values, DER. */
  otherNames: readonly Uint8Array[]
  extensions: readonly { id: string; critical: boolean; value: Uint8Array }[]
}

export const keyUsages = {
  signs: KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation,
  issues: KeyUsageFlags.keyCertSign,
}

/**
 * Critical extensions that the checks read, or that restrict nothing here; any other critical extension makes the check
 * fail.
 */
const understood = [
  id_ce_basicConstraints,
  id_ce_keyUsage,
  id_ce_extKeyUsage,
  id_ce_subjectAltName,
  id_ce_subjectKeyIdentifier,
  '2.5.29.32',
  '2.5.29.35',
  '2.5.29.31',
]

export const hasUnknownCritical = (certificate: ReadCertificate): boolean =>
  certificate.extensions.some(({ id, critical }) => critical && !understood.includes(id))

const nameOf = (certificate: Certificate): string => {
  const parts = [...certificate.tbsCertificate.subject].flatMap((part) => [...part])
  const named = parts.find(({ type }) => type === '2.5.4.3') ?? parts.find(({ type }) => type === '2.5.4.10')
  return named?.value.toString() ?? ''
}

/** Serial number, issuer, subject and key as DER, from the part of the certificate that is signed. */
const rawFields = (signed: Der) => {
  const fields = partsOf(signed)
  const shift = fields[0]?.tag === tags.context0 ? 1 : 0
  return {
    serial: partAt(fields, shift, tags.integer).body,
    issuer: partAt(fields, shift + 2, tags.sequence).bytes,
    subject: partAt(fields, shift + 4, tags.sequence).bytes,
    key: partAt(fields, shift + 5, tags.sequence).bytes,
  }
}

/** Reads one certificate; throws "malformed". */
export const readCertificate = (bytes: Uint8Array): ReadCertificate => {
  const { value, left } = readDer(bytes)
  if (left > 0) throw malformed('bytes behind a certificate')
  const signed = partAt(partsOf(value), 0, tags.sequence)
  const certificate = parseAs(bytes, Certificate)
  const { validity, extensions } = certificate.tbsCertificate
  const listed = [...(extensions ?? [])].map(({ extnID, critical, extnValue }) => ({
    id: extnID,
    critical,
    value: new Uint8Array(extnValue.buffer),
  }))
  if (new Set(listed.map(({ id }) => id)).size < listed.length) throw malformed('an extension twice')
  const find = (id: string) => listed.find((extension) => extension.id === id)
  const constraints = find(id_ce_basicConstraints)
  const usage = find(id_ce_keyUsage)
  const purposes = find(id_ce_extKeyUsage)
  const keyId = find(id_ce_subjectKeyIdentifier)
  const names = find(id_ce_subjectAltName)
  const basic = constraints && parseAs(constraints.value, BasicConstraints)
  return {
    bytes,
    signedPart: signed.bytes,
    signatureScheme: certificate.signatureAlgorithm.algorithm,
    schemeParameters: parametersOf(certificate.signatureAlgorithm),
    signature: new Uint8Array(certificate.signatureValue),
    ...rawFields(signed),
    notBefore: validity.notBefore.getTime().getTime(),
    notAfter: validity.notAfter.getTime().getTime(),
    name: nameOf(certificate),
    authority: basic?.cA ? { pathLength: basic.pathLenConstraint } : undefined,
    usages: usage && parseAs(usage.value, KeyUsage).toNumber(),
    purposes: purposes && { critical: purposes.critical, ids: [...parseAs(purposes.value, ExtendedKeyUsage)] },
    subjectKeyId: keyId && new Uint8Array(parseAs(keyId.value, SubjectKeyIdentifier).buffer),
    otherNames: names ? partsOf(readDer(names.value).value).map(({ bytes: name }) => name) : [],
    extensions: listed,
  }
}

/** The certificates in a PEM text, each as DER. */
export const certificatesOfPem = (pem: string): Uint8Array[] =>
  [...pem.matchAll(/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g)].map(([, text = '']) =>
    Uint8Array.from(atob(text.replace(/\s+/g, '')), (letter) => letter.charCodeAt(0)),
  )
