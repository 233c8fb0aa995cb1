import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authority, makeCertificate, readPem, stamper } from '../../testing/certificates.ts'
import { craftToken, type TokenPlan } from '../../testing/crafted-token.ts'
import { localPolicy } from '../../testing/local-tsa.ts'
import { findOpenssl } from '../../testing/openssl.ts'
import { certificatesOfPem } from './certificate.ts'
import { verifyTimestamp } from './verify-timestamp.ts'

const data = new TextEncoder().encode('statement')
const digest = createHash('sha256').update(data).digest()
const pss = ['-sigopt', 'rsa_padding_mode:pss', '-sigopt', 'rsa_pss_saltlen:32']
const sm2 = ['-md', 'sm3', '-sigopt', 'distid:1234567812345678']

let folder: string

const check = async (token: Uint8Array, root = 'root'): Promise<string> => {
  const roots = certificatesOfPem(await readPem(folder, root))
  const verdict = await verifyTimestamp({ token, data, roots, policies: [localPolicy] })
  return verdict.ok ? 'accepted' : verdict.fault
}
const craft = (plan: Partial<TokenPlan>) => craftToken(folder, { digest, ...plan })

// The tokens are made by openssl; without it there is nothing to verify.
describe.skipIf(!findOpenssl())('a token signed by RSASSA-PSS', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'schemes-'))
    const root = { subject: '/CN=Root', extensions: authority() }
    await makeCertificate(folder, { ...root, name: 'root', key: 'rsa', signing: pss })
    const below = { issuer: 'root', extensions: authority(0), signing: pss }
    await makeCertificate(folder, { ...below, name: 'middle', subject: '/CN=Middle', key: 'rsa' })
    const stamping = { issuer: 'middle', subject: '/CN=TSA', extensions: stamper, signing: pss }
    await makeCertificate(folder, { ...stamping, name: 'tsa', key: 'rsa' })
    // The key of this certificate is declared for RSASSA-PSS alone.
    await makeCertificate(folder, { ...stamping, name: 'bound', key: 'rsa-pss' })
    await makeCertificate(folder, { ...root, name: 'sm2-root', key: 'sm2', signing: sm2 })
    const chinese = { issuer: 'sm2-root', subject: '/CN=TSA', extensions: stamper }
    await makeCertificate(folder, { ...chinese, name: 'below-sm2', signing: sm2 })
  })
  afterAll(() => rm(folder, { recursive: true }))

  it.each([
    ['with SHA-256', { hash: 'sha256' }, 'tsa'],
    ['with SHA-384', { hash: 'sha384', salt: 48 }, 'tsa'],
    ['with SHA-512 and no salt', { hash: 'sha512', salt: 0 }, 'tsa'],
    ['by a key that is bound to it', { hash: 'sha256' }, 'bound'],
  ])('is believed %s, below certificates that are signed so', async (_, scheme, signer) => {
    expect(await check(await craft({ signers: [signer], pss: scheme }))).toBe('accepted')
  })

  it('is refused where a bit of its signature or of its time was changed', async () => {
    const token = await craft({ pss: { hash: 'sha256' } })
    expect(await check(token.map((byte, at) => (at === token.length - 1 ? byte ^ 1 : byte)))).toBe('signature')
    const at = Buffer.from(token).toString('latin1').indexOf('20261120080000') + 13
    expect(await check(token.map((byte, index) => (index === at ? byte ^ 1 : byte)))).toBe('message_digest')
  })

  it('is refused with SHA-1, and not judged where its mask is made by another hash', async () => {
    expect(await check(await craft({ pss: { hash: 'sha1', salt: 20 } }))).toMatch(/^algorithm_weak$/)
    expect(await check(await craft({ pss: { hash: 'sha256', mask: 'sha512' } }))).toBe('algorithm_unknown')
  })

  it('is not judged, and says why, where a certificate is signed by SM2', async () => {
    expect(await check(await craft({ signers: ['below-sm2'], bag: [] }), 'sm2-root')).toBe('algorithm_sm2')
  })
})
