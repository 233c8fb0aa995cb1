import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pinsText } from '@portal/proofs/proof'
import { findOpenssl, startLocalTsa } from '@portal/proofs/testing'
import { openProofHouse } from './proof-house.ts'
import { packageBytes, sampleOriginals, sampleParts } from './sample-record.ts'
import { pack, type Unpacked, unpack, without } from './tampering.ts'
import { tamperings } from './tamperings.ts'

/**
 * For tests of pages, which cannot load a server: `node make-packages.ts <folder>` writes there a good package, one that
 * was reduced and each that was tampered with, the pins, and `index.json`, which says how each is to be judged. Where
 * openssl is missing there is no authority, and no tampering with tokens.
 */
const [folder = '.'] = process.argv.slice(2)
const tsa = findOpenssl() ? await startLocalTsa({ name: 'Test TSA' }) : undefined
const house = openProofHouse(tsa)
const base = await unpack(await sampleParts(house))
const photo = { slot: 'zhtwTwh', name: '展位照片.jpg', bytes: Buffer.from('another booth') }
const other = await unpack(await sampleParts(house, [{ ...sampleOriginals, 'data/12-zhtwTwh.jpg': photo }]))

const made: { name: string; verdict: string; files: Unpacked }[] = [
  { name: 'good', verdict: 'VALID', files: base },
  { name: 'reduced', verdict: 'PARTIAL', files: without(base, 'data/04-hzSy.jpg') },
  ...tamperings
    .filter(({ name }) => tsa || !name.includes('token'))
    .map(({ name, verdict, make }) => ({ name, verdict, files: make(base, other) })),
]
await writeFile(join(folder, 'pins.json'), pinsText(house.pins))
for (const [at, { files }] of made.entries())
  await writeFile(join(folder, `${at}.zip`), await packageBytes(pack(files)))
await writeFile(join(folder, 'index.json'), JSON.stringify(made.map(({ name, verdict }) => ({ name, verdict }))))
await tsa?.stop()
