import { execFile, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { noPins, type Pins, pinsFolder } from '@portal/proofs/proof'
import { findOpenssl, type LocalTsa, startLocalTsa } from '@portal/proofs/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blobSource, openZip, type Report, tellReport, verifyPackage } from '../../proof/index.ts'
import {
  openProofHouse,
  type ProofHouse,
  pack,
  packageBytes,
  relist,
  sampleOriginals,
  sampleParts,
  tamperings,
  type Unpacked,
  unpack,
  without,
} from '../../testing/index.ts'

let folder: string
let tsa: LocalTsa
let house: ProofHouse
let [base, other]: Unpacked[] = []

const exits: Record<Report['verdict'], number> = { VALID: 0, INVALID: 1, PARTIAL: 2, CANNOT_TELL: 3 }

const verify = async (files: Unpacked, pins: Pins = house.pins): Promise<Report> => {
  const bytes = Uint8Array.from(await packageBytes(pack(files)))
  return verifyPackage(() => openZip(blobSource(new Blob([bytes]))), pins)
}

const lay = async (under: string, files: Iterable<readonly [string, Uint8Array | string]>): Promise<string> => {
  const place = await mkdtemp(join(folder, under))
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(place, path)), { recursive: true })
    await writeFile(join(place, path), bytes)
  }
  return place
}

/** Takes the network away, where the machine lets us. */
const offline = spawnSync('unshare', ['-rn', 'true']).status === 0 ? ['unshare', '-rn', 'sh'] : ['sh']

/** verify.sh on the unpacked package. */
const verifyByShell = async (files: Unpacked, pins: Pins | undefined = house.pins) => {
  const place = await lay('package-', files)
  const trusted =
    pins &&
    (await lay(
      'pins-',
      pinsFolder(pins).map(({ path, text }) => [path, text] as const),
    ))
  const script = join(import.meta.dirname, 'verify.sh')
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile('env', [...offline, script, trusted ?? '', place], (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
    )
  })
}

const given = (files: Unpacked | undefined): Unpacked => files ?? new Map()

// Time-stamps and verify.sh need openssl 3; elsewhere these tests are left out by name.
describe.skipIf(!findOpenssl())('packages with time-stamps (needs openssl 3)', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tampering-'))
    tsa = await startLocalTsa({ name: 'Test TSA' })
    house = openProofHouse(tsa)
    base = await unpack(await sampleParts(house))
    const photo = { slot: 'zhtwTwh', name: '展位照片.jpg', bytes: Buffer.from('another booth') }
    other = await unpack(await sampleParts(house, [{ ...sampleOriginals, 'data/12-zhtwTwh.jpg': photo }]))
  })
  afterAll(async () => {
    await tsa.stop()
    await rm(folder, { recursive: true })
  })

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

  it.each(tamperings.map((one) => [one.name, one] as const))('%s', async (_, { make, verdict, claim }) => {
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
    const { code, said } = await verifyByShell(files)
    expect(code, said).toBe(exits[verdict])
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
    expect((await verifyByShell(forged)).code).toBe(exits.INVALID)
    expect((await verify(forged, noPins)).verdict).toBe('CANNOT_TELL')
    const open = await verifyByShell(forged, noPins)
    expect(open.code, open.said).toBe(exits.CANNOT_TELL)
  })

  it('a supplement keeps what was sealed, its earlier statement verifies, and no earlier file may change', async () => {
    const more = { ...sampleOriginals, 'data/11-czmm.jpg': { slot: 'czmm', name: '外景.jpg', bytes: Buffer.from('x') } }
    const kept = await unpack(await sampleParts(house, [sampleOriginals, more]))
    expect((await verify(kept)).verdict).toBe('VALID')
    expect((await verifyByShell(kept)).code).toBe(0)

    const earlier = [...kept.keys()].filter((path) => path.startsWith('evidence/earlier/'))
    const cut = without(kept, ...earlier)
    expect((await verify(cut)).verdict).toBe('PARTIAL')
    expect((await verifyByShell(cut)).code).toBe(exits.PARTIAL)

    const photo = { slot: 'zhtwTwh', name: '展位照片.jpg', bytes: Buffer.from('another') }
    const swapped = await unpack(await sampleParts(house, [sampleOriginals, { ...more, 'data/12-zhtwTwh.jpg': photo }]))
    const report = await verify(swapped)
    expect(report.claims.find(({ id }) => id === 'history')?.reason).toBe('history_broken')
    expect((await verifyByShell(swapped)).code).toBe(exits.INVALID)
  })
})
