import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openssl } from './openssl.ts'

export type KeyKind = 'p256' | 'rsa' | 'rsa-pss' | 'sm2'

/** What a certificate must say. Times in the form of openssl: `20200101000000Z`. */
export type CertificatePlan = {
  /** The name of its files: `name.pem`, `name.key`. */
  name: string
  subject: string
  /** The name of the certificate that signs this one; without it, the certificate signs itself. */
  issuer?: string
  extensions: readonly string[]
  from?: string
  until?: string
  key?: KeyKind
  /** Options of `openssl ca` for the signature, where it differs from what the issuer's key does by default. */
  signing?: readonly string[]
}

export const authority = (pathLength?: number): string[] => [
  `basicConstraints=critical,CA:TRUE${pathLength === undefined ? '' : `,pathlen:${pathLength}`}`,
  'keyUsage=critical,keyCertSign,cRLSign',
  'subjectKeyIdentifier=hash',
]

export const stamper = ['keyUsage=critical,digitalSignature', 'extendedKeyUsage=critical,timeStamping']

const keyArguments: Record<KeyKind, string[]> = {
  p256: ['genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256'],
  rsa: ['genpkey', '-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:3072'],
  'rsa-pss': ['genpkey', '-algorithm', 'RSA-PSS', '-pkeyopt', 'rsa_keygen_bits:2048'],
  sm2: ['genpkey', '-algorithm', 'SM2'],
}

const caConfig = (name: string) => `[ca]
default_ca=c
[c]
new_certs_dir=.
database=${name}.db
rand_serial=yes
policy=p
unique_subject=no
default_md=sha256
default_crl_days=30
[p]
commonName=supplied
organizationName=optional
`

/** Makes a key and a certificate in `folder` with openssl alone, so that our own code verifies what it did not make. */
export const makeCertificate = async (folder: string, plan: CertificatePlan): Promise<void> => {
  const { name, subject, issuer, extensions, key = 'p256' } = plan
  const file = (end: string) => `${name}.${end}`
  await Promise.all([
    writeFile(join(folder, file('cnf')), caConfig(name)),
    writeFile(join(folder, file('db')), ''),
    writeFile(join(folder, file('ext')), extensions.join('\n')),
    openssl(folder, ...keyArguments[key], '-out', file('key')),
  ])
  await openssl(
    folder,
    'req',
    '-new',
    '-utf8',
    '-config',
    file('cnf'),
    '-key',
    file('key'),
    '-subj',
    subject,
    '-out',
    file('csr'),
  )
  const signing = issuer
    ? ['-cert', `${issuer}.pem`, '-keyfile', `${issuer}.key`]
    : ['-selfsign', '-keyfile', file('key')]
  const { from = '20240101000000Z', until = '20440101000000Z' } = plan
  await openssl(
    folder,
    ...['ca', '-batch', '-notext', '-config', file('cnf'), '-in', file('csr'), '-out', file('pem')],
    ...['-startdate', from, '-enddate', until, '-extfile', file('ext'), ...signing],
    ...(plan.signing ?? []),
  )
}

export const readPem = (folder: string, name: string): Promise<string> => readFile(join(folder, `${name}.pem`), 'utf8')

/** Makes the revocation list of the authority `name`, which revoked nothing, as `name.crl` (DER). */
export const makeRevocationList = async (folder: string, name: string): Promise<void> => {
  const file = (end: string) => `${name}.${end}`
  const signing = ['-config', file('cnf'), '-cert', file('pem'), '-keyfile', file('key')]
  await openssl(folder, 'ca', '-gencrl', ...signing, '-out', file('crl.pem'))
  await openssl(folder, 'crl', '-in', file('crl.pem'), '-outform', 'DER', '-out', file('crl'))
}
