import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { isTampering, newDataKey } from '../secrets/data-key.ts'
import { openStorage } from './open-storage.ts'
import { keepSealed, openSealed } from './sealed-object.ts'
import type { Storage } from './storage.ts'

let folder: string
let storage: Storage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sealed-'))
  storage = await openStorage(readConfig({ DATA_DIR: folder }))
  return () => rm(folder, { recursive: true, force: true })
})

const chance = randomBytes
const about = 'file 1'
const kept = async (bytes: Buffer) => {
  const path = join(folder, 'plain')
  await writeFile(path, bytes)
  const key = newDataKey({ chance })
  const storageKey = randomBytes(20).toString('hex')
  const hash = createHash('sha256')
  const watch = (chunk: Buffer) => void hash.update(chunk)
  const seal = await keepSealed({ chance, storage }, { path, storageKey, key, about, watch })
  expect(hash.digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
  expect(await readdir(storage.spoolFolder)).toEqual([])
  const object = { storageKey, seal, key, about }
  return { object, path: join(folder, 'files', storageKey.slice(0, 2), storageKey) }
}
const read = async (...call: Parameters<typeof openSealed>) => buffer(await openSealed(...call))

describe('a sealed object', () => {
  it.each([0, 1, 300_001])(
    'of %i bytes opens as it was, is as long, and holds nothing of the plain bytes',
    async (size) => {
      const bytes = Buffer.alloc(size, 'personal data ')
      const { object, path } = await kept(bytes)
      expect((await read(storage, object)).equals(bytes)).toBe(true)
      const stored = await readFile(path)
      expect([stored.length, stored.includes('personal')]).toEqual([size, false])
    },
  )

  it.each([
    [0, 0],
    [65_535, 65_536],
    [65_536, 131_071],
    [10, 200_010],
    [299_999, 300_000],
  ])('opens from byte %i to byte %i, wherever its chunks end', async (from, to) => {
    const bytes = randomBytes(300_001)
    const { object } = await kept(bytes)
    expect((await read(storage, object, { from, to })).equals(bytes.subarray(from, to + 1))).toBe(true)
  })

  it('fails to open where a byte was changed, behind the slice too, or what it is about is another thing', async () => {
    const { object, path } = await kept(randomBytes(1000))
    await expect(read(storage, { ...object, about: 'file 2' })).rejects.toSatisfy(isTampering)
    const stored = await readFile(path)
    stored[900] = (stored[900] ?? 0) ^ 1
    await writeFile(path, stored)
    await expect(read(storage, object)).rejects.toSatisfy(isTampering)
    await expect(read(storage, object, { from: 0, to: 9 })).rejects.toSatisfy(isTampering)
  })

  it('does not take a store that refuses the portal for a changed file', async () => {
    const { object } = await kept(randomBytes(1000))
    const refusing = { read: () => Promise.reject(new Error('not authorized to perform GetObject')) }
    await expect(openSealed(refusing, object)).rejects.not.toSatisfy(isTampering)
  })

  it('is closed in the store when its reader leaves before the end', async () => {
    const { object } = await kept(randomBytes(3_000_000))
    const source = await storage.read(object.storageKey)
    const reading = await openSealed({ read: async () => source }, object)
    const closed = new Promise((resolve) => source.once('close', resolve))
    reading.destroy()
    await closed
    expect(source.destroyed).toBe(true)
  })
})
