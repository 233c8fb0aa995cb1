import { stress } from '@portal/platform/testing'
import { noPins, type Pins } from '@portal/proofs/proof'
import { findOpenssl, type LocalTsa, startLocalTsa } from '@portal/proofs/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Report } from '../../proof/verify/report.ts'
import { tellReport } from '../../proof/verify/tell.ts'
import { judge, judgeByShell, shellExits } from '../../testing/judge-package.ts'
import { openProofHouse, type ProofHouse } from '../../testing/proof-house.ts'
import { sampleOriginals, sampleParts } from '../../testing/sample-record.ts'
import { relist, type Unpacked, unpack, without } from '../../testing/tampering.ts'
import { oneOfEachClaim, tamperings } from '../../testing/tamperings.ts'

const byShell = stress(import.meta, {
  what: '每种篡改也由 verify.sh 判定（本次每项声明一种，程序判定全部）',
  full: tamperings,
  gate: oneOfEachClaim(tamperings),
})

let tsa: LocalTsa
let house: ProofHouse
let [base, other]: Unpacked[] = []

const verify = (files: Unpacked, pins: Pins = house.pins): Promise<Report> => judge(files, pins)
const verifyByShell = (files: Unpacked, pins: Pins = house.pins) => judgeByShell(files, pins)

const given = (files: Unpacked | undefined): Unpacked => files ?? new Map()

// Time-stamps and verify.sh need openssl 3; elsewhere these tests are left out by name.
describe.skipIf(!findOpenssl())('packages with time-stamps (needs openssl 3)', () => {
  beforeAll(async () => {
    tsa = await startLocalTsa({ name: 'Test TSA' })
    house = openProofHouse(tsa)
    base = await unpack(await sampleParts(house))
    const photo = { slot: 'zhtwTwh', name: '展位照片.jpg', bytes: Buffer.from('another booth') }
    other = await unpack(await sampleParts(house, [{ ...sampleOriginals, 'data/12-zhtwTwh.jpg': photo }]))
  })
  afterAll(() => tsa.stop())

  it('untouched: every claim holds, to the program and to the shell', async () => {
    const report = await verify(given(base))
    const weak = tellReport(report, 'zh').claims.filter(({ verdict }) => !['VALID', 'ABSENT'].includes(verdict))
    expect(weak).toEqual([])
    expect(report.verdict).toBe('VALID')
    expect(report.times.map(({ source }) => source).sort()).toEqual(['checkpoint', 'timestamp', 'witness'])
    const { code, said } = await verifyByShell(given(base))
    expect(said).toContain('VALID')
    expect(code, said).toBe(0)
  })

  it.each(tamperings.map((one) => [one.name, one] as const))('%s', async (_, tampering) => {
    const { make, verdict, claim } = tampering
    const files = make(given(base), given(other))
    const report = await verify(files)
    const claims = tellReport(report, 'en').claims
    expect(
      { verdict: report.verdict, claim: claims.find(({ id }) => id === claim)?.verdict },
      JSON.stringify(claims),
    ).toEqual({
      verdict,
      claim: verdict,
    })
    if (!byShell.includes(tampering)) return
    const { code, said } = await verifyByShell(files)
    expect(code, said).toBe(shellExits[verdict])
  })

  it('an altered certificate whose line was altered too: named as proved by nothing', async () => {
    const files = relist(new Map(given(base)).set('certificate.pdf', Buffer.from('%PDF-1.7 another name')))
    const report = await verify(files)
    const reading = tellReport(report, 'zh').claims.find(({ id }) => id === 'reading')
    expect([report.verdict, reading?.verdict]).toEqual(['VALID', 'ABSENT'])
    for (const name of ['certificate.pdf', 'verify.sh', 'trust/']) expect(reading?.detail).toContain(name)
    expect((await verifyByShell(files)).said).toMatch(/ABSENT +reading .*certificate\.pdf/)
  })

  it('forged from nothing: refused by the pins, left open without', async () => {
    const forger = await startLocalTsa({ name: 'Test TSA' })
    const forged = await unpack(await sampleParts(openProofHouse(forger)))
    await forger.stop()
    const report = await verify(forged)
    expect(report.verdict).toBe('INVALID')
    const claims = tellReport(report, 'en').claims.filter(({ verdict }) => verdict === 'INVALID')
    expect(claims.map(({ id }) => id)).toEqual(expect.arrayContaining(['log', 'time', 'checkpointTime']))
    expect((await verifyByShell(forged)).code).toBe(shellExits.INVALID)
    expect((await verify(forged, noPins)).verdict).toBe('CANNOT_TELL')
    const open = await verifyByShell(forged, noPins)
    expect(open.code, open.said).toBe(shellExits.CANNOT_TELL)
  })

  it('a supplement keeps what was sealed, its earlier statement verifies, and no earlier file may change', async () => {
    const more = { ...sampleOriginals, 'data/11-czmm.jpg': { slot: 'czmm', name: '外景.jpg', bytes: Buffer.from('x') } }
    const kept = await unpack(await sampleParts(house, [sampleOriginals, more]))
    expect((await verify(kept)).verdict).toBe('VALID')
    expect((await verifyByShell(kept)).code).toBe(0)

    const earlier = [...kept.keys()].filter((path) => path.startsWith('evidence/earlier/'))
    const cut = without(kept, ...earlier)
    expect((await verify(cut)).verdict).toBe('PARTIAL')
    expect((await verifyByShell(cut)).code).toBe(shellExits.PARTIAL)

    const photo = { slot: 'zhtwTwh', name: '展位照片.jpg', bytes: Buffer.from('another') }
    const swapped = await unpack(await sampleParts(house, [sampleOriginals, { ...more, 'data/12-zhtwTwh.jpg': photo }]))
    const report = await verify(swapped)
    expect(report.claims.find(({ id }) => id === 'history')?.reason).toBe('history_broken')
    expect((await verifyByShell(swapped)).code).toBe(shellExits.INVALID)
  })
})
