import { randomUUID } from 'node:crypto'
import { type ScannerServer, startScanner, virusWord } from '@portal/platform/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFilesApp, type FilesApp } from '../testing/files-app.ts'
import { jpegOf, type SampleFile, sampleFile } from '../testing/samples.ts'
import { attachFiles } from './attach-files.ts'
import { files } from './file.table.ts'
import { fileLinks } from './file-links.ts'
import { openUpload } from './hand-over.ts'
import { readAttached } from './read-attached.ts'
import { scanPending } from './scan-uploads.ts'

let test: FilesApp
let scanner: ScannerServer
beforeAll(async () => {
  scanner = await startScanner()
  test = await createFilesApp(scanner.env)
})
afterAll(async () => {
  await test.close()
  await scanner.stop()
})
beforeEach(() => {
  scanner.heard.length = 0
})

const infected = async (): Promise<SampleFile> => ({
  fileName: 'a.jpg',
  bytes: Buffer.concat([await jpegOf(), Buffer.from(virusWord)]),
})
const refused = [409, 'U00409', '文件未通过病毒扫描，不能使用']
const get = (url: string) => test.app.inject({ url })
const attach = (url: string) => {
  const at = { kind: 'request', ref: randomUUID() }
  const ownerId = test.actors.owner.userId
  return attachFiles(test.ctx, {
    references: [{ url }],
    purposes: ['request-attachment'],
    ownerId,
    ...at,
    max: 1,
  }).then(() => at)
}

describe('with a scanner', () => {
  it('every upload is scanned by its plain bytes; what is clean is served', async () => {
    const sample = await sampleFile('jpg')
    const { url } = await test.upload(sample)
    expect(scanner.heard.map((bytes) => bytes.equals(sample.bytes))).toEqual([true])
    expect((await get(url)).rawPayload.equals(sample.bytes)).toBe(true)
  })

  it('an infected attachment, picture or photo of a phone is refused, and nothing of it is stored', async () => {
    const file = { files: [await infected()] }
    const body = { purpose: 'request-attachment', title: '附件', slot: 'voucher' }
    const { body: ticket } = await test.call({ method: 'POST', path: '/api/file/phone-tickets', token: 'owner', body })
    const before = [await test.kept(), await test.services.db.select().from(files)]
    for (const sent of [
      await test.send('/api/file/upload', file),
      await test.send('/api/file/uploadFile', file),
      await test.send('/api/file/upload', { ...file, before: { purpose: 'public-picture' } }, 'staff'),
      await test.send('/api/phone/file', file, String(ticket.ticket)),
    ]) {
      expect([sent.status, sent.body.status, sent.body.msg]).toEqual(refused)
    }
    expect([await test.kept(), await test.services.db.select().from(files)]).toEqual(before)
    expect(await test.spooled()).toEqual([])
  })
})

describe('while the scanner does not answer', () => {
  it('uploads are taken in and may be attached, but nobody sees them before they are scanned', async () => {
    await scanner.stop()
    const sample = await sampleFile('jpg')
    const [clean, bad, left] = [
      await test.upload(sample),
      await test.upload(await infected()),
      await test.upload(await infected()),
    ]
    const at = await attach(clean.url)
    const badAt = await attach(bad.url)
    await scanPending(test.ctx)
    const pending = [409, 'U00409', '文件尚未完成病毒扫描，请稍后再试']
    for (const url of [clean.url, clean.url.replace('?', '/view?'), bad.url]) {
      const answer = await get(url)
      expect([answer.statusCode, answer.json().status, answer.json().msg]).toEqual(pending)
    }
    expect((await fileLinks(test.ctx, at)).map(({ viewUrl }) => viewUrl)).toEqual([null])
    await expect(readAttached(test.ctx, { id: clean.id, ...at })).rejects.toMatchObject({ code: 'record.not_found' })
    const picture = await test.send(
      '/api/file/upload',
      { files: [sample], before: { purpose: 'public-picture' } },
      'staff',
    )
    const publish = {
      method: 'POST',
      path: '/api/admin/pictures',
      token: 'staff',
      body: { fileId: picture.body.id },
    } as const
    expect((await test.call(publish)).body.msg).toBe(pending[2])

    await scanner.start()
    // The object of this file is lost: it must not keep the others from being scanned.
    const [lost] = await test.services.db.select().from(files).where(eq(files.id, left.id))
    await test.services.storage.remove(lost?.storageKey ?? '')
    await scanPending(test.ctx)
    expect((await get(clean.url)).rawPayload.equals(sample.bytes)).toBe(true)
    expect((await fileLinks(test.ctx, at)).map(({ viewUrl }) => viewUrl !== null)).toEqual([true])
    expect((await test.call(publish)).status).toBe(200)
    const answer = await get(bad.url)
    expect([answer.statusCode, answer.json().status, answer.json().msg]).toEqual(refused)
    await expect(readAttached(test.ctx, { id: bad.id, ...badAt })).rejects.toMatchObject({ code: 'record.not_found' })
  })

  it('what turns out infected can be attached to nothing and given to no other domain', async () => {
    await scanner.stop()
    const { url } = await test.upload(await infected())
    await scanner.start()
    await scanPending(test.ctx)
    await expect(attach(url)).rejects.toMatchObject({ code: 'request.invalid' })
    const ownerId = test.actors.owner.userId
    await expect(openUpload(test.ctx, { url, ownerId })).rejects.toMatchObject({ code: 'request.invalid' })
  })
})
