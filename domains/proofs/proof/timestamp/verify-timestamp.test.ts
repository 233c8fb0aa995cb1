import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authority, type CertificatePlan, makeCertificate, readPem, stamper } from '../../testing/certificates.ts'
import { craftToken, type TokenPlan } from '../../testing/crafted-token.ts'
import { localPolicy, makeTsaCertificates } from '../../testing/local-tsa.ts'
import { findOpenssl, openssl } from '../../testing/openssl.ts'
import { certificatesOfPem } from './certificate.ts'
import { type TimestampCheck, verifyTimestamp } from './verify-timestamp.ts'

const data = new TextEncoder().encode('{"v":"cn.ip-evidence/1"}')
const digest = createHash('sha256').update(data).digest()
const nonce = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8)

/** Certificates whose stamps must be refused, all below the trusted root. */
const wrong: CertificatePlan[] = [
  { name: 'server', issuer: 'middle', subject: '/CN=s', extensions: ['extendedKeyUsage=critical,serverAuth'] },
  { name: 'lax', issuer: 'middle', subject: '/CN=l', extensions: ['extendedKeyUsage=timeStamping'] },
  {
    name: 'both',
    issuer: 'middle',
    subject: '/CN=b',
    extensions: ['extendedKeyUsage=critical,timeStamping,codeSigning'],
  },
  {
    name: 'sealing',
    issuer: 'middle',
    subject: '/CN=k',
    extensions: ['keyUsage=critical,keyEncipherment', 'extendedKeyUsage=critical,timeStamping'],
  },
  {
    name: 'limited',
    issuer: 'middle',
    subject: '/CN=n',
    extensions: [...stamper, '1.2.3.4=critical,DER:0500'],
  },
  {
    name: 'old',
    issuer: 'middle',
    subject: '/CN=old',
    extensions: stamper,
    from: '20250101000000Z',
    until: '20260101000000Z',
  },
  { name: 'deep', issuer: 'middle', subject: '/CN=deep CA', extensions: authority() },
  { name: 'below', issuer: 'deep', subject: '/CN=below', extensions: stamper },
  { name: 'citizen', issuer: 'root', subject: '/CN=citizen', extensions: ['basicConstraints=critical,CA:FALSE'] },
  { name: 'child', issuer: 'citizen', subject: '/CN=child', extensions: stamper },
  {
    name: 'web',
    issuer: 'root',
    subject: '/CN=web CA',
    extensions: [...authority(0), 'extendedKeyUsage=serverAuth'],
  },
  { name: 'webchild', issuer: 'web', subject: '/CN=webchild', extensions: stamper },
]

const other = ['other-root', 'other-tsa'] as const

let folder: string
let roots: Uint8Array[]

const check = async (token: Uint8Array, more: Partial<TimestampCheck> = {}): Promise<string> => {
  const verdict = await verifyTimestamp({ token, data, roots, policies: [localPolicy], ...more })
  return verdict.ok ? 'accepted' : verdict.fault
}

const craft = (plan: Partial<TokenPlan> = {}): Promise<Uint8Array> => craftToken(folder, { digest, ...plan })

/** A copy of the bytes with one bit changed. */
const flipped = (bytes: Uint8Array, at: number): Uint8Array =>
  bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))

const found = findOpenssl()
// The tokens are made by openssl; without it there is nothing to verify.
describe.skipIf(!found)('a token crafted by openssl', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'crafted-'))
    await makeTsaCertificates(folder, 'Local TSA')
    for (const plan of wrong) await makeCertificate(folder, plan)
    await makeCertificate(folder, {
      name: other[0],
      subject: '/O=Local TSA/CN=Local TSA Root',
      extensions: authority(),
    })
    await makeCertificate(folder, { name: other[1], issuer: other[0], subject: '/CN=Local TSA', extensions: stamper })
    roots = certificatesOfPem(await readPem(folder, 'root'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is believed when everything is right, and says what it proves', async () => {
    const genTime = new Date('2026-11-20T08:00:00.123Z')
    const token = await craft({ genTime, nonce, tsa: 'tsa' })
    expect(await verifyTimestamp({ token, data, roots, policies: [localPolicy] })).toEqual({
      ok: true,
      facts: {
        genTime: genTime.getTime(),
        accuracy: undefined,
        imprint: { algorithm: 'sha256', digest: digest.toString('hex') },
        policy: localPolicy,
        serial: '07',
        tsa: 'Local TSA',
        signer: expect.stringMatching(/^[0-9a-f]{64}$/),
        notAfter: Date.UTC(2044, 0, 1),
      },
    })
  })

  it('proves nothing about other bytes', async () => {
    expect(await check(await craft(), { data: new Uint8Array(3) })).toBe('imprint')
  })

  it.each([
    ['under a policy that is not accepted', { policy: '1.2.3' }, 'policy'],
    ['by a root of the same name', { signers: [other[1]], bag: [other[0]] }, 'chain_signature'],
    ['by a certificate for web servers', { signers: ['server'] }, 'key_purpose'],
    ['where the purpose is not critical', { signers: ['lax'] }, 'key_purpose'],
    ['where the certificate has a second purpose', { signers: ['both'] }, 'key_purpose'],
    ['by a key that may not sign', { signers: ['sealing'] }, 'key_usage'],
    ['by a certificate with a critical extension unknown here', { signers: ['limited'] }, 'critical_extension'],
    ['by a certificate that had expired by then', { signers: ['old'] }, 'not_valid_at_time'],
    ['by a certificate that was not valid yet', { genTime: new Date('2020-01-01') }, 'not_valid_at_time'],
    ['below more authorities than allowed', { signers: ['below'], bag: ['middle', 'deep'] }, 'path_length'],
    ['below a certificate that is no authority', { signers: ['child'], bag: ['citizen'] }, 'issuer_not_authority'],
    ['below an authority for web servers only', { signers: ['webchild'], bag: ['web'] }, 'issuer_purpose'],
    ['without the authority between', { bag: [] }, 'chain_incomplete'],
    ['without the name of its certificate in the signature', { withoutEss: true }, 'ess_missing'],
    ['over something that is no time', { contentType: '1.2.840.113549.1.7.1', withoutEss: true }, 'content_type'],
    ['in the name of another authority', { tsa: 'root' }, 'tsa_name'],
    ['with two signatures', { signers: ['tsa', 'lax'] }, 'signer_count'],
    ['with an imprint by SHA-1', { imprintOid: '1.3.14.3.2.26' }, 'algorithm_weak'],
    ['with an imprint by an algorithm unknown here', { imprintOid: '1.2.3.4' }, 'algorithm_unknown'],
    ['with an imprint by SM3 where nobody computes it', { imprintOid: '1.2.156.10197.1.401' }, 'algorithm_unknown'],
    ['of a version unknown here', { version: 2 }, 'version'],
    ['with a critical extension unknown here', { critical: true }, 'critical_extension'],
  ])('is refused %s', async (_, plan, fault) => {
    expect(await check(await craft(plan))).toBe(fault)
  })

  it('still counts after its certificate ended, since it was valid then', async () => {
    expect(await check(await craft({ signers: ['old'], genTime: new Date('2025-06-01') }))).toBe('accepted')
  })

  it('answers the request it was made for, near its time', async () => {
    const at = Date.parse('2026-11-20T08:02:00Z')
    const request = { nonce, at, tolerance: 300_000 }
    expect(await check(await craft({ nonce }), { request })).toBe('accepted')
    expect(await check(await craft({ nonce: Uint8Array.of(9) }), { request })).toBe('nonce')
    expect(await check(await craft(), { request })).toBe('nonce')
    expect(await check(await craft({ nonce }), { request: { ...request, at: at + 300_000 } })).toBe('clock_skew')
  })

  it('is refused with bytes behind it, cut off, or changed', async () => {
    const token = await craft()
    const text = Buffer.from(token).toString('latin1')
    expect(await check(Buffer.concat([token, Uint8Array.of(0)]))).toBe('trailing_bytes')
    expect(await check(token.subarray(0, -1))).toBe('malformed')
    expect(await check(new Uint8Array())).toBe('malformed')
    expect(await check(flipped(token, token.length - 1))).toBe('signature')
    expect(await check(flipped(token, text.indexOf('20261120080000') + 13))).toBe('message_digest')
  })

  it('is not judged without roots, and refused with another', async () => {
    const token = await craft()
    expect(await check(token, { roots: [] })).toBe('no_roots')
    expect(await check(token, { roots: certificatesOfPem(await readPem(folder, other[0])) })).toBe('chain_signature')
  })

  it('is refused where the authority refused', async () => {
    await openssl(folder, 'ts', '-query', '-digest', '00'.repeat(20), '-sha1', '-out', 'sha1.tsq')
    await openssl(folder, 'ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'sha1.tsq', '-out', 'sha1.tsr')
    expect(await check(await readFile(join(folder, 'sha1.tsr')))).toBe('not_granted')
  })
})
