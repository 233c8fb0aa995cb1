import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  authority,
  craftToken,
  findOpenssl,
  localPolicy,
  makeCertificate,
  readPem,
  stamper,
} from '@portal/proofs/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tellReport } from '../../proof/verify/tell.ts'
import { judge, judgeByShell } from '../../testing/judge-package.ts'
import { openProofHouse, type ProofHouse, type Stamper } from '../../testing/proof-house.ts'
import { sampleParts } from '../../testing/sample-record.ts'
import { relist, unpack } from '../../testing/tampering.ts'

let folder: string
let rootPem: string

/** A token as an authority answers it: TimeStampResp with the status "granted" (RFC 3161, 2.4.2). */
const response = (token: Uint8Array): Uint8Array => {
  const granted = Buffer.of(0x30, 3, 2, 1, 0)
  const length = granted.length + token.length
  return Buffer.concat([Buffer.of(0x30, 0x82, length >> 8, length & 0xff), granted, token])
}

/** An authority that stamped at this time, by one of the certificates. */
const stampedAt = (genTime: string, signer: string): Stamper => ({
  name: signer,
  rootPem,
  policy: localPolicy,
  stamp: async (bytes) => {
    const digest = createHash('sha256').update(bytes).digest()
    return response(await craftToken(folder, { digest, genTime: new Date(genTime), signers: [signer], bag: [] }))
  },
})

const renewedBy = async (house: ProofHouse, ...by: Stamper[]) => {
  const prove = async (bytes: Uint8Array) => {
    let proved = await house.prove(bytes)
    for (const one of by) proved = await house.renew(proved, one)
    return proved
  }
  const files = await unpack(await sampleParts({ prove }))
  const report = await judge(files, house.pins)
  const claim = tellReport(report, 'zh').claims.find(({ id }) => id === 'renewal')
  const reason = report.claims.find(({ id }) => id === 'renewal')?.reason
  return { files, report, reason, claim }
}

// The stamps are made by openssl, at times that are long past.
describe.skipIf(!findOpenssl())('stamps whose certificate has ended (needs openssl 3)', () => {
  let house: ProofHouse
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'renewed-'))
    const root = { name: 'root', subject: '/CN=Root', extensions: authority(), from: '20190101000000Z' }
    await makeCertificate(folder, root)
    const lasting = (name: string, from: string, until: string) =>
      makeCertificate(folder, { name, subject: `/CN=${name}`, issuer: 'root', extensions: stamper, from, until })
    await lasting('old', '20200101000000Z', '20230101000000Z')
    await lasting('next', '20220101000000Z', '20250101000000Z')
    await lasting('last', '20240101000000Z', '20440101000000Z')
    rootPem = await readPem(folder, 'root')
    house = openProofHouse([stampedAt('2021-06-01T00:00:00Z', 'old')])
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('hold without a renewal, since they were valid then', async () => {
    const { files, report, reason } = await renewedBy(house)
    expect([report.verdict, reason]).toEqual(['VALID', 'renewal_none'])
    const shell = await judgeByShell(files, house.pins)
    expect(shell.code, shell.said).toBe(0)
  })

  it('hold by renewals, each in the time of the certificate before it, and the verdict says since when', async () => {
    const chain = [stampedAt('2022-12-01T00:00:00Z', 'next'), stampedAt('2024-12-01T00:00:00Z', 'last')]
    const { files, report, claim, reason } = await renewedBy(house, ...chain)
    expect([report.verdict, reason]).toEqual(['VALID', 'renewal_kept'])
    expect(claim?.detail).toMatch(/证书到期之前.*2022-12-01 08:00:00.*2024-12-01 08:00:00/)
    const shell = await judgeByShell(files, house.pins)
    expect(shell.code, shell.said).toBe(0)
  })

  it('gain nothing where the renewal came after the end of a certificate, and the verdict says so', async () => {
    const late = await renewedBy(house, stampedAt('2024-12-01T00:00:00Z', 'last'))
    expect([late.report.verdict, late.reason, late.claim?.verdict]).toEqual(['VALID', 'renewal_late', 'ABSENT'])
    const gap = [stampedAt('2022-12-01T00:00:00Z', 'next'), stampedAt('2025-06-01T00:00:00Z', 'last')]
    expect((await renewedBy(house, ...gap)).reason).toBe('renewal_late')
  })

  it('name the revocation lists that were kept with them: one withheld or replaced is missed', async () => {
    const crl = Buffer.from('what the issuer said of revocation then')
    const digest = createHash('sha256').update(crl).digest('hex')
    const listing: ProofHouse['prove'] = async (bytes) => {
      const proved = await house.prove(bytes)
      return { ...proved, files: [...proved.files, { path: 'evidence/revocation/1.crl', bytes: crl }] }
    }
    const prove = async (bytes: Uint8Array) =>
      house.renew(await listing(bytes), stampedAt('2022-12-01', 'next'), [digest])
    const files = await unpack(await sampleParts({ prove }))
    expect((await judge(files, house.pins)).verdict).toBe('VALID')
    expect((await judgeByShell(files, house.pins)).code).toBe(0)
    const replaced = relist(new Map(files).set('evidence/revocation/1.crl', Buffer.from('nothing was revoked')))
    const report = await judge(replaced, house.pins)
    const reason = report.claims.find(({ id }) => id === 'renewal')?.reason
    expect([report.verdict, reason]).toEqual(['PARTIAL', 'renewal_revocation'])
    expect((await judgeByShell(replaced, house.pins)).code).toBe(2)
  })
})
