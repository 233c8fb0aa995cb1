import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createCipher, reseal, spool } from '@portal/platform/server'
import { type S3Server, startS3Server } from '@portal/platform/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFilesApp, type FilesApp } from '../testing/files-app.ts'
import { pdfOf } from '../testing/pdf.ts'
import { sampleFile } from '../testing/samples.ts'
import { attachFiles } from './attach-files.ts'
import { files } from './file.table.ts'
import { readVerified } from './get-file.ts'
import { filesServer } from './index.ts'
import { sweepUnattached, sweepUnnamed } from './sweep-files.ts'

const hour = 3600_000

describe.each(['disk', 'S3'])('on %s', (kind) => {
  let s3: S3Server | undefined
  let test: FilesApp
  beforeAll(async () => {
    s3 = kind === 'S3' ? await startS3Server() : undefined
    test = await createFilesApp(s3?.env)
  })
  afterAll(async () => {
    await test.close()
    await s3?.close()
  })
  const rows = async () => (await test.services.db.select().from(files)).map(({ id }) => id)
  const attach = (url: string) =>
    attachFiles(test.ctx, {
      references: [{ url }],
      purposes: ['request-attachment'],
      ownerId: test.actors.owner.userId,
      kind: 'request',
      ref: randomUUID(),
      max: 1,
    })

  it('an upload is kept, read and, when it was never used, swept after a day; what is used stays', async () => {
    const sample = await sampleFile('docx')
    const [used, unused] = [await test.upload(sample), await test.upload(sample)]
    await attach(used.url)
    expect((await test.app.inject({ url: used.url })).rawPayload.equals(sample.bytes)).toBe(true)
    expect(await test.kept()).toHaveLength(2)

    test.clock.advance(23 * hour)
    expect(await sweepUnattached(test.ctx)).toBe(0)
    test.clock.advance(2 * hour)
    expect(await sweepUnattached(test.ctx)).toBe(1)
    expect(await rows()).toEqual([used.id])
    expect(await test.kept()).toHaveLength(1)
    const gone = await test.app.inject({ url: `/api/file/${unused.id}`, headers: { authorization: 'owner' } })
    expect(gone.statusCode).toBe(404)
    test.clock.set(new Date())
    expect((await test.app.inject({ url: used.url })).statusCode).toBe(200)
  })

  it('lies encrypted in the store, whose bytes tell nothing of it, and opens with the data key that replaced the first', async () => {
    const sample = { fileName: '证件.pdf', bytes: pdfOf({ script: 'passport 110101199003070000' }) }
    const { url, id, size, sha256 } = await test.upload(sample)
    const [row] = await test.services.db.select().from(files).where(eq(files.id, id))
    const stored = await buffer(await test.services.storage.read(row?.storageKey ?? ''))
    expect(stored.length).toBe(sample.bytes.length)
    for (const plain of ['%PDF', 'passport', '110101']) expect(stored.includes(plain)).toBe(false)
    expect([size, sha256]).toEqual([sample.bytes.length, createHash('sha256').update(sample.bytes).digest('hex')])

    const dataKeys = [
      { id: 'k2', key: Buffer.alloc(32, 2) },
      { id: 'k1', key: Buffer.alloc(32, 1) },
    ]
    await reseal(test.services.db, { cipher: createCipher(dataKeys), dataKeys, domains: [filesServer] })
    const resealed = await test.services.db.select().from(files).where(eq(files.id, id))
    const cipher = createCipher(dataKeys.slice(0, 1))
    const opened = await Promise.all(resealed.map((one) => readVerified({ ...test.ctx, cipher }, one)))
    expect(opened.map((bytes) => bytes.equals(sample.bytes))).toEqual([true])
    await reseal(test.services.db, {
      cipher: createCipher(dataKeys.toReversed()),
      dataKeys: dataKeys.toReversed(),
      domains: [filesServer],
    })
    expect((await test.app.inject({ url })).rawPayload.equals(sample.bytes)).toBe(true)
  })

  it('from before files were encrypted is read as before, whole and in part', async () => {
    const { db, storage } = test.services
    const sample = await sampleFile('png')
    const { url, id } = await test.upload(sample)
    const source = async function* () {
      yield sample.bytes
    }
    const storageKey = randomBytes(20).toString('hex')
    await storage.keep(await spool(source(), storage.spoolFolder, () => undefined), storageKey)
    await db.update(files).set({ storageKey, dataKey: null, seal: null }).where(eq(files.id, id))
    expect((await test.app.inject({ url })).rawPayload.equals(sample.bytes)).toBe(true)
    const part = await test.app.inject({ url, headers: { range: 'bytes=2-9' } })
    expect(part.rawPayload.equals(sample.bytes.subarray(2, 10))).toBe(true)
    test.clock.advance(25 * hour)
    expect([await sweepUnnamed(test.ctx), (await sweepUnattached(test.ctx)) > 0]).toEqual([1, true])
    test.clock.set(new Date())
  })

  it('an object without a row goes when it is a day old, not before', async () => {
    const { storage } = test.services
    const path = join(storage.spoolFolder, randomUUID())
    const content = Buffer.from('left by a crash')
    await writeFile(path, content)
    const sha256 = createHash('sha256').update(content).digest('hex')
    await storage.keep({ path, size: content.length, sha256 }, randomBytes(20).toString('hex'))
    const before = (await test.kept()).length
    expect(await sweepUnnamed(test.ctx)).toBe(0)
    test.clock.advance(25 * hour)
    expect(await sweepUnnamed(test.ctx)).toBe(1)
    test.clock.set(new Date())
    expect(await test.kept()).toHaveLength(before - 1)
    expect((await rows()).length).toBe(before - 1)
  })

  it('a sweep and a form that name one file at the same moment agree', async () => {
    for (let round = 0; round < 10; round += 1) {
      test.clock.set(new Date())
      const { url, id } = await test.upload(await sampleFile('jpg'))
      test.clock.advance(25 * hour)
      const [attached] = await Promise.allSettled([attach(url), sweepUnattached(test.ctx)])
      const isThere = (await rows()).includes(id)
      expect(isThere).toBe(attached.status === 'fulfilled')
    }
    test.clock.set(new Date())
    expect((await test.kept()).length).toBe((await rows()).length)
  })
})

describe('the quota of a day', () => {
  let test: FilesApp
  beforeAll(async () => {
    test = await createFilesApp()
  })
  afterAll(() => test.close())

  const fill = async (token: 'owner' | 'staff', count: number, size: number) => {
    const ownerId = test.actors[token].userId
    const shared = { ownerId, purpose: 'generic', fileName: 'a.pdf', size, sha256: '0', kind: 'pdf' } as const
    await test.services.db.insert(files).values(
      Array.from({ length: count }, () => ({
        ...shared,
        id: randomUUID(),
        storageKey: randomUUID(),
        createdAt: test.clock.now(),
      })),
    )
  }
  const send = async (token: string) => test.send('/api/file/upload', { files: [await sampleFile('png')] }, token)

  it('is 500 files of one user, also when they end at the same moment, and leaves nothing of the others', async () => {
    await fill('owner', 497, 1)
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('owner')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body).toMatchObject({ status: 'U00429', msg: '24 小时内上传的文件过多，请稍后再试' })
    expect([(await test.kept()).length, await test.spooled()]).toEqual([3, []])
    expect((await send('stranger')).status).toBe(200)
    test.clock.advance(24 * hour + 1000)
    expect((await send('owner')).status).toBe(200)
    test.clock.set(new Date())
  })

  it('is a gigabyte of one user', async () => {
    await fill('staff', 103, 10 * 1024 * 1024 - 500_000)
    expect((await send('staff')).status).toBe(200)
    await fill('staff', 6, 10 * 1024 * 1024)
    expect((await send('staff')).status).toBe(429)
  })
})
