import { createHash, randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type S3Server, startS3Server } from '../../testing/s3-server.ts'
import { readConfig } from '../config/config.ts'
import { removeSpooled, spool } from '../uploads/spool.ts'
import { emptySpool, openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

let folder: string
let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(() => s3.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'))
  return () => rm(folder, { recursive: true, force: true })
})

const open = (env: Record<string, string> = {}) => openStorage(readConfig({ DATA_DIR: folder, ...env }))
const spoolFor = (storage: Storage, bytes: Buffer) =>
  spool(Readable.from([bytes]), storage.spoolFolder, () => undefined)
const keysOf = async (storage: Storage) => {
  const keys: string[] = []
  for await (const objects of storage.list()) keys.push(...objects.map(({ key }) => key))
  return keys
}
const newKey = () => randomBytes(20).toString('hex')

describe.each(['disk', 'S3'])('files on %s', (kind) => {
  let storage: Storage
  beforeEach(async () => {
    storage = await open(kind === 'S3' ? s3.env : {})
  })

  it.each([0, 1, 3 * 1024 * 1024])('are kept byte by byte, %i of them, and the spooled file is gone', async (size) => {
    const bytes = randomBytes(size)
    const key = newKey()
    const spooled = await spoolFor(storage, bytes)
    expect(spooled).toMatchObject({ size, sha256: createHash('sha256').update(bytes).digest('hex') })
    await storage.keep(spooled, key)
    expect((await buffer(await storage.read(key))).equals(bytes)).toBe(true)
    if (size > 100) {
      const slice = await buffer(await storage.read(key, { from: 10, to: 99 }))
      expect(slice.equals(bytes.subarray(10, 100))).toBe(true)
    }
    expect(await readdir(storage.spoolFolder)).toEqual([])
    await removeSpooled(spooled)
  })

  it('are listed with their age until they are removed, and removing twice is fine', async () => {
    const key = newKey()
    const start = Date.now() - 2_000
    await storage.keep(await spoolFor(storage, Buffer.from('a')), key)
    const found = []
    for await (const objects of storage.list()) found.push(...objects.filter((object) => object.key === key))
    expect(found).toHaveLength(1)
    expect(found[0]?.keptAt.getTime()).toBeGreaterThan(start)
    await storage.remove(key)
    await storage.remove(key)
    expect(await keysOf(storage)).not.toContain(key)
    await expect(storage.read(key)).rejects.toThrow()
  })

  it('have keys of our own form only', async () => {
    for (const key of ['../../../etc/passwd', '/etc/passwd', 'a/b', 'A'.repeat(20), '..%2f..%2fx', '']) {
      await expect(storage.read(key)).rejects.toThrow('not a storage key')
    }
  })

  it('are there when the store answers', async () => {
    await expect(storage.check()).resolves.toBeUndefined()
  })
})

describe('the spool folder', () => {
  it('is emptied of what a dead process left, and not by a command that only opens the store', async () => {
    await mkdir(join(folder, 'files/.spool'), { recursive: true })
    await writeFile(join(folder, 'files/.spool/left'), 'half')
    const storage = await open()
    expect(await readdir(storage.spoolFolder)).toEqual(['left'])
    await emptySpool(storage)
    expect(await readdir(storage.spoolFolder)).toEqual([])
  })

  it('says which folder cannot be used', async () => {
    await writeFile(join(folder, 'files'), 'no folder')
    await expect(open()).rejects.toThrow()
  })

  it.each(['ENOSPC', 'EDQUOT'])('answers a full disk (%s) with 507 and keeps nothing', async (code) => {
    const storage = await open()
    const source = async function* () {
      yield Buffer.alloc(1000)
      throw Object.assign(new Error('no space left on device'), { code })
    }
    await expect(spool(source(), storage.spoolFolder, () => undefined)).rejects.toMatchObject({
      code: 'server.storage_full',
      failure: { http: 507 },
    })
    expect(await readdir(storage.spoolFolder)).toEqual([])
  })

  it('is not ready when it cannot be written', async () => {
    const storage = await open()
    await chmod(folder, 0o700)
    await rm(join(folder, 'files'), { recursive: true })
    await expect(storage.check()).rejects.toThrow()
  })
})

describe('an S3 store in trouble', () => {
  const answering = async (status: number) => {
    const server = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(status).end())
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return { storage: await open({ ...s3.env, S3_ENDPOINT: endpoint }), server }
  }

  it.each([
    [500, 503],
    [503, 503],
    [507, 507],
  ])('that answers %i makes the call answer %i, and the upload is still spooled', async (status, http) => {
    const { storage, server } = await answering(status)
    const spooled = await spoolFor(storage, Buffer.from('a'))
    await expect(storage.keep(spooled, newKey())).rejects.toMatchObject({ failure: { http } })
    await expect(storage.read(newKey())).rejects.toMatchObject({ failure: { http } })
    await expect(storage.check()).rejects.toThrow()
    expect(await readdir(storage.spoolFolder)).toHaveLength(1)
    server.close()
  })

  it('that is away makes the call answer 503', async () => {
    const { storage, server } = await answering(200)
    await new Promise((done) => server.close(done))
    await expect(storage.keep(await spoolFor(storage, Buffer.from('a')), newKey())).rejects.toMatchObject({
      code: 'server.overloaded',
    })
  })

  it('whose bucket is missing is a fault of the settings, not a moment of overload', async () => {
    const storage = await open({ ...s3.env, S3_BUCKET: 'nowhere' })
    await expect(storage.check()).rejects.not.toHaveProperty('failure')
  })
})

describe('a lock', () => {
  it('keeps an object on disk from being written over', async () => {
    const storage = await open()
    const key = newKey()
    await storage.keep(await spoolFor(storage, Buffer.from('x')), key)
    await storage.lock(key, new Date())
    const { mode } = await stat(join(folder, 'files', key.slice(0, 2), key))
    expect(mode & 0o222).toBe(0)
  })

  it('is asked of a bucket that has Object Lock, in compliance mode, and of no other', async () => {
    const asked: string[] = []
    const bucket = createServer(async (request, response) => {
      const body = (await buffer(request)).toString('utf8')
      asked.push(`${request.method} ${request.url} ${body}`)
      response.end()
    })
    await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
    const env = { ...s3.env, S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}` }
    const key = newKey()
    const until = new Date('2036-11-20T00:00:00.000Z')
    await (await open(env)).lock(key, until)
    expect(asked).toEqual([])
    await (await open({ ...env, S3_OBJECT_LOCK: 'true' })).lock(key, until)
    expect(asked).toEqual([expect.stringMatching(`^PUT /portal/files/${key}\\?retention`)])
    expect(asked[0]).toContain('<Mode>COMPLIANCE</Mode><RetainUntilDate>2036-11-20T00:00:00Z</RetainUntilDate>')
    bucket.close()
  })
})
