import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LocalTsa, startLocalTsa } from '../../testing/local-tsa.ts'
import { findOpenssl } from '../../testing/openssl.ts'
import { type Authority, readAuthorities } from './authority.ts'
import { requestTimestamp } from './request-timestamp.ts'

const ctx = { now: () => new Date(), chance: randomBytes }
const digest = (hash: string) => createHash(hash).update('what').digest('hex')
const stamped = { sha256: digest('sha256'), sm3: digest('sm3') }

let tsa: LocalTsa
let authority: Authority
const found = findOpenssl()
// openssl plays the authority; without openssl there is none.
describe.skipIf(!found)('a request to an authority', () => {
  beforeAll(async () => {
    tsa = await startLocalTsa()
    const { name, url, rootPem, policy } = tsa
    const [read] = readAuthorities([{ name, url, rootPem, policies: [policy] }])
    if (read) authority = read
  })
  afterAll(() => tsa.stop())

  it('is given up after its time', async () => {
    tsa.setMode('hang')
    expect(await requestTimestamp(ctx, authority, stamped, 150)).toEqual({
      kind: 'unavailable',
      fault: 'no answer in time',
    })
    tsa.setMode('ok')
  })

  it('is answered with a stamp by SHA-256 and by SM3', async () => {
    expect(await requestTimestamp(ctx, authority, stamped)).toMatchObject({
      kind: 'stamp',
      facts: { tsa: 'Local TSA', imprint: { algorithm: 'sha256', digest: stamped.sha256 } },
    })
    expect(await requestTimestamp(ctx, { ...authority, hash: 'sm3' }, stamped)).toMatchObject({
      kind: 'stamp',
      facts: { imprint: { algorithm: 'sm3', digest: stamped.sm3 } },
    })
  })

  it('refuses an answer under another policy or another root', async () => {
    expect(await requestTimestamp(ctx, { ...authority, policies: ['1.2.3'] }, stamped)).toMatchObject({
      kind: 'refused',
      fault: 'policy',
    })
    const other = await startLocalTsa()
    const [trusted] = readAuthorities([{ name: 'x', url: tsa.url, rootPem: other.rootPem, policies: [tsa.policy] }])
    await other.stop()
    if (!trusted) throw new Error('no authority')
    expect(await requestTimestamp(ctx, trusted, stamped)).toMatchObject({ kind: 'refused', fault: 'chain_signature' })
  })

  it('is unavailable where nobody listens', async () => {
    const gone = await startLocalTsa()
    await gone.stop()
    expect(await requestTimestamp(ctx, { ...authority, url: gone.url }, stamped)).toEqual({
      kind: 'unavailable',
      fault: 'ECONNREFUSED',
    })
  })
})

it.each([
  ['no list', {}],
  ['an address that is none', [{ name: 'a', url: 'ftp://x', rootPem: 'x', policies: ['1.2'] }]],
  ['no policy', [{ name: 'a', url: 'http://x', rootPem: 'x', policies: [] }]],
  ['no certificate', [{ name: 'a', url: 'http://x', rootPem: 'x', policies: ['1.2'] }]],
])('settings with %s end the start', (_, value) => {
  expect(() => readAuthorities(value)).toThrow(/EVIDENCE_TSA/)
})
