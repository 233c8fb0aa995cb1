import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import { MessageImprint, TSTInfo } from '@peculiar/asn1-tsp'
import { AlgorithmIdentifier, Certificate, Extension, Extensions, GeneralName, type Name } from '@peculiar/asn1-x509'
import { localPolicy } from './local-tsa.ts'
import { openssl } from './openssl.ts'

export type TokenPlan = {
  /** The SHA-256 of the stamped data, or a digest by the hash that `imprintOid` names. */
  digest: Uint8Array
  imprintOid?: string
  genTime?: Date
  policy?: string
  nonce?: Uint8Array
  version?: number
  critical?: boolean
  /** The name of the certificate whose subject the token claims as its authority. */
  tsa?: string
  /** The names of the certificates that sign, in the folder. */
  signers?: readonly string[]
  /** The names of the certificates that the token carries. */
  bag?: readonly string[]
  contentType?: string
  withoutEss?: boolean
  /** Signs by RSASSA-PSS with this hash; the mask is made by the same hash unless `mask` names another. */
  pss?: { hash: string; mask?: string; salt?: number }
}

const subjectOf = async (folder: string, name: string): Promise<Name> => {
  await openssl(folder, 'x509', '-in', `${name}.pem`, '-outform', 'DER', '-out', `${name}.der`)
  const certificate = AsnConvert.parse(await readFile(join(folder, `${name}.der`)), Certificate)
  return certificate.tbsCertificate.subject
}

const buffer = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer

const infoOf = async (folder: string, plan: TokenPlan): Promise<ArrayBuffer> =>
  AsnConvert.serialize(
    new TSTInfo({
      version: plan.version ?? 1,
      policy: plan.policy ?? localPolicy,
      messageImprint: new MessageImprint({
        hashAlgorithm: new AlgorithmIdentifier({ algorithm: plan.imprintOid ?? '2.16.840.1.101.3.4.2.1' }),
        hashedMessage: new OctetString(buffer(plan.digest)),
      }),
      serialNumber: Uint8Array.of(7).buffer,
      genTime: plan.genTime ?? new Date('2026-11-20T08:00:00.123Z'),
      ...(plan.nonce ? { nonce: buffer(plan.nonce) } : {}),
      ...(plan.tsa ? { tsa: new GeneralName({ directoryName: await subjectOf(folder, plan.tsa) }) } : {}),
      ...(plan.critical
        ? {
            extensions: new Extensions([
              new Extension({ extnID: '1.2.3.4', critical: true, extnValue: new OctetString(Uint8Array.of(5, 0)) }),
            ]),
          }
        : {}),
    }),
  )

/** Makes a token that says what the plan says, signed by `openssl cms` with certificates of the folder. */
export const craftToken = async (folder: string, plan: TokenPlan): Promise<Uint8Array> => {
  const id = randomUUID()
  const pss = plan.pss && [
    ...[
      'rsa_padding_mode:pss',
      `rsa_pss_saltlen:${plan.pss.salt ?? 32}`,
      `rsa_mgf1_md:${plan.pss.mask ?? plan.pss.hash}`,
    ],
  ]
  const { signers = ['tsa'], bag = ['middle'], contentType = '1.2.840.113549.1.9.16.1.4' } = plan
  await writeFile(join(folder, `${id}.tst`), new Uint8Array(await infoOf(folder, plan)))
  const bagText = await Promise.all(bag.map((name) => readFile(join(folder, `${name}.pem`), 'utf8')))
  await writeFile(join(folder, `${id}.bag`), bagText.join(''))
  await openssl(
    folder,
    ...['cms', '-sign', '-binary', '-nodetach', '-nosmimecap', '-md', plan.pss?.hash ?? 'sha256', '-outform', 'DER'],
    ...['-econtent_type', contentType, ...(plan.withoutEss ? [] : ['-cades'])],
    ...signers.flatMap((name) => ['-signer', `${name}.pem`, '-inkey', `${name}.key`]),
    ...(pss ?? []).flatMap((option) => ['-keyopt', option]),
    ...(bag.length > 0 ? ['-certfile', `${id}.bag`] : []),
    ...['-in', `${id}.tst`, '-out', `${id}.token`],
  )
  return await readFile(join(folder, `${id}.token`))
}
