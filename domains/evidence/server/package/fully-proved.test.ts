import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Pins, pinsFolder } from '@portal/proofs/proof'
import { proofsServer } from '@portal/proofs/server'
import { findOpenssl, type LocalChain, type LocalTsa, startLocalChain, startLocalTsa } from '@portal/proofs/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blobSource } from '../../proof/package/blob-source.ts'
import { openZip } from '../../proof/package/open-zip.ts'
import { readWhole } from '../../proof/package/package-entry.ts'
import type { Report } from '../../proof/verify/report.ts'
import { tellReport } from '../../proof/verify/tell.ts'
import { verifyPackage } from '../../proof/verify/verify-package.ts'
import { createEvidenceApp, type EvidenceApp } from '../../testing/evidence-app.ts'
import { shellExits } from '../../testing/judge-package.ts'
import { packageBytes } from '../../testing/sample-record.ts'
import { pack, relist, type Unpacked, without } from '../../testing/tampering.ts'
import { portalPins } from '../portal-pins.ts'

let portal: EvidenceApp
let tsa: LocalTsa
let chain: LocalChain
let files: Unpacked
let pins: Pins
let id: string

const settle = async (): Promise<void> => {
  for (let round = 0; round < 4; round += 1) {
    await portal.deliver()
    portal.clock.advance(31_000)
    for (const { run } of proofsServer.tickers ?? []) await run(portal.ctx, new AbortController().signal)
    await portal.deliver()
  }
}

const download = async (): Promise<Unpacked> => {
  const { body } = await portal.call({
    method: 'POST',
    path: '/api/downloadTicket',
    token: portal.people.demo.token,
    body: { id },
  })
  const { rawPayload } = await portal.app.inject({
    url: `/api/downloadExhibixion?id=${id}&authorization=${body.ticket}`,
  })
  const entries = await openZip(blobSource(new Blob([Uint8Array.from(rawPayload)])))
  return new Map(await Promise.all(entries.map(async (one) => [one.path, Buffer.from(await readWhole(one))] as const)))
}

const verify = async (unpacked: Unpacked, trusted = pins): Promise<Report> => {
  const bytes = Uint8Array.from(await packageBytes(pack(unpacked)))
  return verifyPackage(() => openZip(blobSource(new Blob([bytes]))), trusted)
}
const reasonOf = ({ claims }: Report, name: string) => claims.find((claim) => claim.id === name)?.reason

const verifyByShell = async (unpacked: Unpacked): Promise<{ code: number; said: string }> => {
  const place = await mkdtemp(join(tmpdir(), 'fully-proved-'))
  for (const [path, bytes] of unpacked) {
    await mkdir(dirname(join(place, 'package', path)), { recursive: true })
    await writeFile(join(place, 'package', path), bytes)
  }
  await mkdir(join(place, 'pins'))
  for (const { path, text } of pinsFolder(pins)) await writeFile(join(place, 'pins', path), text)
  const result = await new Promise<{ code: number; said: string }>((resolve) => {
    execFile('sh', [join(place, 'package/verify.sh'), join(place, 'pins')], (error, stdout) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout }),
    )
  })
  await rm(place, { recursive: true })
  return result
}

const rewritten = (unpacked: Unpacked, change: (anchor: Record<string, unknown>) => void): Unpacked => {
  const anchor = JSON.parse(String(unpacked.get('evidence/anchor.json')))
  change(anchor)
  return relist(new Map(unpacked).set('evidence/anchor.json', Buffer.from(JSON.stringify(anchor))))
}

// The authority needs openssl 3; elsewhere these tests are left out by name.
describe.skipIf(!findOpenssl())('a record proved by log, time-stamp and chain (needs openssl 3)', () => {
  beforeAll(async () => {
    tsa = await startLocalTsa({ name: 'Test TSA' })
    chain = await startLocalChain()
    const { chainId, key, url } = chain
    portal = await createEvidenceApp({
      EVIDENCE_TSA: JSON.stringify([{ name: tsa.name, url: tsa.url, rootPem: tsa.rootPem, policies: [tsa.policy] }]),
      EVIDENCE_ANCHOR: JSON.stringify({ name: '开发链', chainId, key, rpc: [url], confirmations: 1, everySeconds: 0 }),
    })
    id = (await portal.sealed()).id
    await settle()
    files = await download()
    pins = await portalPins(portal.ctx)
  })
  afterAll(async () => {
    await Promise.all([portal.close(), tsa.stop(), chain.stop()])
  })

  it('counts as proved by others, in the list and in the detail', async () => {
    const proved = { proof: 3, provedOutside: true }
    const { token } = portal.people.demo
    expect((await portal.detail(id)).body).toMatchObject(proved)
    const { body } = await portal.call({ path: '/api/searchExhibitionInfo', token })
    expect(body.elements).toMatchObject([proved])
  })

  it('hands out a package in which every claim holds, offline, by its program and by the shell', async () => {
    const report = await verify(files)
    const claims = tellReport(report, 'zh').claims
    expect(claims.filter(({ verdict }) => !['VALID', 'ABSENT'].includes(verdict))).toEqual([])
    expect([reasonOf(report, 'time'), reasonOf(report, 'checkpointTime'), reasonOf(report, 'anchor')]).toEqual([
      'time_stamped',
      'time_stamped',
      'anchor_holds',
    ])
    expect([reasonOf(report, 'ordered'), reasonOf(report, 'container')]).toEqual(['ordered_kept', 'container_same'])
    expect(report.conclusion.zh).toMatch(/此后可能另有补充，见公开记录 http\S+\/e\/EV\d+/)
    expect(report.verdict).toBe('VALID')
    expect(files.has('evidence/statement.asics')).toBe(true)
    const added = [...files].filter(([path]) => !/^data\/|^verify\.html$/.test(path)).map(([, bytes]) => bytes.length)
    // With verify.html, which deflates to about 95 KB, a package is its originals and at most 250 KB.
    expect(added.reduce((sum, length) => sum + length, 0)).toBeLessThan(140_000)
    const { code, said } = await verifyByShell(files)
    expect(code, said).toBe(0)
  })

  it('is refused where the anchor was tampered with, and reduced where it was withheld', {
    timeout: 60_000,
  }, async () => {
    // What the shell says of an anchor whose fields were altered is compared word by word in apps/verify-evidence.
    const altered = [
      rewritten(files, (anchor) => Object.assign(anchor, { blockTime: Number(anchor.blockTime) - 86_400_000 })),
      rewritten(files, (anchor) => Object.assign(anchor, { blockNumber: Number(anchor.blockNumber) + 1 })),
      rewritten(files, (anchor) => Object.assign(anchor, { blockHash: `0x${'00'.repeat(32)}` })),
      rewritten(files, (anchor) => Object.assign(anchor, { transactionHash: `0x${'00'.repeat(32)}` })),
      rewritten(files, (anchor) => Object.assign(anchor, { chainId: 1 })),
      relist(new Map(files).set('evidence/anchor.json', Buffer.from('{}'))),
    ]
    for (const unpacked of altered) {
      const report = await verify(unpacked)
      expect([reasonOf(report, 'anchor'), report.verdict]).toEqual(['anchor_refused', 'INVALID'])
    }
    const cases = [
      [rewritten(files, (anchor) => Object.assign(anchor, { proof: [] })), 'anchor_refused', 'INVALID'],
      [relist(without(files, 'evidence/anchor.json')), 'anchor_withheld', 'PARTIAL'],
    ] as const
    for (const [unpacked, reason, verdict] of cases) {
      const report = await verify(unpacked)
      expect([reasonOf(report, 'anchor'), report.verdict]).toEqual([reason, verdict])
      const { code, said } = await verifyByShell(unpacked)
      expect(code, said).toBe(shellExits[verdict])
    }
    const others = pins.anchors.map((anchor) => ({ ...anchor, senders: [`0x${'ab'.repeat(20)}`] }))
    expect(reasonOf(await verify(files, { ...pins, anchors: others }), 'anchor')).toBe('anchor_refused')
  })

  it('keeps its first statement when it is supplemented, and both are proved', async () => {
    const supplemented = await portal.submit({ id, ...(await portal.papers(['czmm'])), state: 1 })
    expect(supplemented.status).toBe(200)
    await settle()
    const later = await download()
    const report = await verify(later)
    expect([report.statement?.kind, reasonOf(report, 'history'), report.verdict]).toEqual([
      'supplement',
      'history_kept',
      'VALID',
    ])
    expect(later.get('evidence/earlier/1/statement.json')).toEqual(files.get('evidence/statement.json'))
    const { code, said } = await verifyByShell(later)
    expect(code, said).toBe(0)
  })
})
