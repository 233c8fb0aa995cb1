import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pinsText } from '@portal/proofs/proof'
import { findOpenssl, makeChain, startLocalTsa } from '@portal/proofs/testing'
import { type ToldReport, tellReport } from '../proof/verify/tell.ts'
import { judge } from './judge-package.ts'
import { openProofHouse, type ProofHouse } from './proof-house.ts'
import { packageBytes, sampleOriginals, sampleParts } from './sample-record.ts'
import { pack, type Unpacked, unpack, without } from './tampering.ts'
import { tamperings } from './tamperings.ts'
import { toldTamperings } from './told-tamperings.ts'

/**
 * For tests of pages, which cannot load a server. `node make-packages.ts <folder>` writes into the folder a good package, one
 * with a file left out, every tampered one, the pins, and `index.json` with the expected verdicts, for some packages with the
 * whole expected text. Without openssl there is no time-stamping authority: then nothing that needs tokens is written.
 */
const [folder = '.'] = process.argv.slice(2)
const authorities = findOpenssl()
  ? await Promise.all([startLocalTsa({ name: 'Test TSA' }), startLocalTsa({ name: 'Second TSA' })])
  : []
const [tsa] = authorities
const photo = { slot: 'zhtwTwh', name: '展位照片.jpg', bytes: Buffer.from('another booth') }

type Made = { name: string; verdict: string; files: Unpacked; told?: { zh: ToldReport; en: ToldReport } }

const recordsOf = async (house: ProofHouse): Promise<[Unpacked, Unpacked]> => [
  await unpack(await sampleParts(house)),
  await unpack(await sampleParts(house, [{ ...sampleOriginals, 'data/12-zhtwTwh.jpg': photo }])),
]

const house = openProofHouse(tsa)
const [base, other] = await recordsOf(house)
const made: Made[] = [
  { name: 'good', verdict: 'VALID', files: base },
  { name: 'reduced', verdict: 'PARTIAL', files: without(base, 'data/04-hzSy.jpg') },
  ...tamperings
    .filter(({ name }) => tsa || !name.includes('token'))
    .map(({ name, verdict, make }) => ({ name, verdict, files: make(base, other) })),
]

const toldHouse = openProofHouse(authorities, makeChain('演示链'))
if (tsa) {
  const [whole, another] = await recordsOf(toldHouse)
  // Cases with other pins are left out here: the tests of the verifier itself cover them.
  for (const { name, verdict, make, pins } of toldTamperings) {
    if (pins) continue
    const files = make(whole, another)
    const report = await judge(files, toldHouse.pins)
    made.push({ name, verdict, files, told: { zh: tellReport(report, 'zh'), en: tellReport(report, 'en') } })
  }
}

await writeFile(join(folder, 'pins.json'), pinsText(house.pins))
await writeFile(join(folder, 'told-pins.json'), pinsText(toldHouse.pins))
for (const [at, { files }] of made.entries())
  await writeFile(join(folder, `${at}.zip`), await packageBytes(pack(files)))
await writeFile(join(folder, 'index.json'), JSON.stringify(made.map(({ files: _, ...one }) => one)))
await Promise.all(authorities.map(({ stop }) => stop()))
