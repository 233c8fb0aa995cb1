import { spawnSync } from 'node:child_process'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Originals, openProofHouse, sampleParts, streamParts } from '@portal/evidence/testing'
import { pinsText } from '@portal/proofs/proof'
import { root } from '../launch/project.mjs'
import { inBrowser } from './browser-visit.ts'
import { median } from './load.ts'
import type { Stand } from './stand.ts'

const files = 13
const fileBytes = 2_000_000
const rounds = 5
const aims = { ratio: 0.8, commandMs: 1000, pageMs: 2000, growthMb: 64 }

/** Writes one encrypted original to the disk and answers how to read and decrypt it piece by piece, as the portal does. */
const sealOriginal = async (path: string) => {
  const [key, nonce] = [randomBytes(32), randomBytes(12)]
  const plain = randomBytes(fileBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  await writeFile(path, Buffer.concat([cipher.update(plain), cipher.final()]))
  const tag = cipher.getAuthTag()
  async function* decrypted(): AsyncGenerator<Buffer> {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAuthTag(tag)
    for await (const part of createReadStream(path)) yield decipher.update(part as Buffer)
    yield decipher.final()
  }
  return { plain, open: (): Readable => Readable.from(decrypted(), { objectMode: false }) }
}

const drained = async (stream: Readable): Promise<number> => {
  const from = performance.now()
  await pipeline(stream, new Writable({ write: (_chunk, _encoding, done) => done() }))
  return performance.now() - from
}

const repeated = async (measure: () => Promise<number>): Promise<number> => {
  const times: number[] = []
  for (let n = 0; n < rounds; n += 1) times.push(await measure())
  return median(times)
}

async function* joined(originals: readonly { open: () => Readable }[]): AsyncGenerator<Buffer> {
  for (const { open } of originals) for await (const chunk of open()) yield chunk as Buffer
}

const verdict = (isMet: boolean): string => (isMet ? '' : ', missed')

const measureCommand = (path: string, pins: string): number => {
  const from = performance.now()
  const { status, stdout } = spawnSync(process.execPath, ['apps/verify-evidence/main.ts', path, '--pins', pins], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the command ended with ${status}: ${stdout}`)
  return performance.now() - from
}

/** Measures the verification page, opened from the file system without a network. */
const measurePage = (path: string, pins: string): Promise<number> =>
  inBrowser(async (browser) => {
    const context = await browser.newContext({ offline: true })
    const page = await context.newPage()
    await page.goto(`file://${join(root, 'domains/evidence/dist/verify.html')}`)
    await page.setInputFiles('#pins', pins)
    const from = performance.now()
    await page.setInputFiles('#package', path)
    await page.locator('.conclusion.VALID').waitFor()
    return performance.now() - from
  })

/**
 * Measures a package of 26 MB: how fast it streams compared with its decrypted originals, how much memory it takes, how long
 * it takes to verify.
 */
export const measurePackage = async (stand: Stand): Promise<string[]> => {
  const folder = await mkdtemp(join(stand.folder, 'package-'))
  const sealed = await Promise.all(Array.from({ length: files }, (_, at) => sealOriginal(join(folder, `${at}`))))
  const pathOf = (at: number) => `data/${String(at + 1).padStart(2, '0')}-photo.jpg`
  const originals: Originals = Object.fromEntries(
    sealed.map(({ plain }, at) => [pathOf(at), { slot: 'photo', name: `${at}.jpg`, bytes: plain }]),
  )
  const house = openProofHouse()
  const parts = await sampleParts(house, [originals], {
    readOriginal: async ({ path }) => sealed.find((_, at) => pathOf(at) === path)?.open() ?? Readable.from([]),
  })
  const before = process.memoryUsage().rss
  const ratios: number[] = []
  const times: number[] = []
  // The two are measured in turn, so that a busy moment of the machine slows both.
  for (let n = 0; n < 3 * rounds; n += 1) {
    const bare = await drained(Readable.from(joined(sealed), { objectMode: false }))
    const packed = await drained(streamParts(parts))
    times.push(packed)
    ratios.push(bare / packed)
  }
  const growth = Math.max(0, process.memoryUsage().rss - before) / 1e6
  const [ratio, packed] = [median(ratios), median(times)]

  try {
    const [path, pins] = [join(folder, 'package.zip'), join(folder, 'pins.json')]
    await pipeline(streamParts(parts), createWriteStream(path))
    await writeFile(pins, pinsText(house.pins))
    const command = await repeated(async () => measureCommand(path, pins))
    const page = await repeated(() => measurePage(path, pins))
    return [
      `package streaming  ${ratio.toFixed(2)} of its decrypted originals (aim ≥ ${aims.ratio}${verdict(ratio >= aims.ratio)}), ${packed.toFixed(0)} ms for 26 MB`,
      `package memory     ${growth.toFixed(0)} MB more after ${times.length} packages (aim ≤ ${aims.growthMb}${verdict(growth <= aims.growthMb)})`,
      `package command    ${command.toFixed(0)} ms to verify 26 MB (aim ≤ ${aims.commandMs}${verdict(command <= aims.commandMs)})`,
      `package page       ${page.toFixed(0)} ms to verify 26 MB from the file system (aim ≤ ${aims.pageMs}${verdict(page <= aims.pageMs)})`,
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}
