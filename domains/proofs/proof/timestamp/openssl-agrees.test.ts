import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stress } from '@portal/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { KeyKind } from '../../testing/certificates.ts'
import { localPolicy, makeTsaCertificates } from '../../testing/local-tsa.ts'
import { findOpenssl, openssl } from '../../testing/openssl.ts'
import { certificatesOfPem } from './certificate.ts'
import { verifyTimestamp } from './verify-timestamp.ts'

const data = new TextEncoder().encode('what was there')
const sm3 = (bytes: Uint8Array): Uint8Array => createHash('sm3').update(bytes).digest()

const folders: Partial<Record<KeyKind, string>> = {}
const folderOf = (key: KeyKind): string => folders[key] ?? ''

const stamp = async (key: KeyKind, hash: string): Promise<Uint8Array> => {
  const folder = folderOf(key)
  await openssl(folder, 'ts', '-query', '-data', 'data', `-${hash}`, '-cert', '-out', `${hash}.tsq`)
  await openssl(folder, 'ts', '-reply', '-config', 'tsa.cnf', '-queryfile', `${hash}.tsq`, '-out', `${hash}.tsr`)
  return await readFile(join(folder, `${hash}.tsr`))
}

const verify = async (key: KeyKind, token: Uint8Array) => {
  const roots = certificatesOfPem(await readFile(join(folderOf(key), 'root.pem'), 'utf8'))
  return await verifyTimestamp({ token, data, roots, policies: [localPolicy], sm3 })
}

/** At every how many bytes a bit is changed; a token with RSA is longer, and slower to verify. */
const steps = stress(import.meta, {
  what: '时间戳逐字节各改一位（本次每四字节；RSA 每四字节，本次每十六）',
  full: { p256: 1, rsa: 4 },
  gate: { p256: 4, rsa: 16 },
})

const found = findOpenssl()
// openssl plays the authority; without openssl there is none.
describe.skipIf(!found)('a token of a real authority', () => {
  beforeAll(async () => {
    for (const key of ['p256', 'rsa'] as const) {
      const folder = await mkdtemp(join(tmpdir(), 'agrees-'))
      folders[key] = folder
      await makeTsaCertificates(folder, 'Local TSA', key)
      await writeFile(join(folder, 'data'), data)
    }
  })
  afterAll(async () => {
    for (const folder of Object.values(folders)) await rm(folder, { recursive: true })
  })

  it.each([
    ['rsa', 'sha256'],
    ['rsa', 'sha512'],
    ['rsa', 'sm3'],
    ['p256', 'sha256'],
    ['p256', 'sha512'],
    ['p256', 'sm3'],
  ] as const)('is believed by us and by openssl: %s with %s', async (key, hash) => {
    const token = await stamp(key, hash)
    expect(await verify(key, token)).toMatchObject({
      ok: true,
      facts: { accuracy: 1000, policy: localPolicy, tsa: 'Local TSA', imprint: { algorithm: hash } },
    })
    const files = ['-in', `${hash}.tsr`, '-CAfile', 'root.pem', '-untrusted', 'middle.pem']
    expect(await openssl(folderOf(key), 'ts', '-verify', '-data', 'data', ...files)).toContain('Verification: OK')
  })

  it.each([
    ['p256', steps.p256],
    ['rsa', steps.rsa],
  ] as const)('says the same after any one bit has changed, or is refused: %s', async (key, step) => {
    const token = await stamp(key, 'sha256')
    const whole = await verify(key, token)
    const facts = whole.ok ? whole.facts : undefined
    let refused = 0
    for (let at = 0; at < token.length; at += step) {
      const changed = Uint8Array.from(token)
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8))
      const verdict = await verify(key, changed)
      if (!verdict.ok) refused += 1
      else expect(verdict.facts, `byte ${at}`).toEqual(facts)
    }
    expect(refused).toBeGreaterThan(token.length / step / 2)
  })
})
