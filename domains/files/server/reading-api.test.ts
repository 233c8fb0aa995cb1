import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UploadedFile } from '../contract/file.ts'
import { bitmapOf } from '../testing/bitmap.ts'
import { createFilesApp, type FilesApp } from '../testing/files-app.ts'
import { polyglotPicture } from '../testing/hostile-files.ts'
import { pdfOf } from '../testing/pdf.ts'
import { jpegOf, type SampleFile, sampleFile } from '../testing/samples.ts'
import { detachFiles } from './detach-files.ts'
import { files } from './file.table.ts'
import { fileLinks } from './file-links.ts'

const minute = 60_000
let test: FilesApp
let file: UploadedFile
let sample: SampleFile
beforeAll(async () => {
  test = await createFilesApp()
  sample = await sampleFile('pdf')
  file = await test.upload(sample)
})
afterAll(() => test.close())

const get = (url: string, token?: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { ...headers, ...(token && { authorization: token }) } })
const pathOf = (url: string) => url.split('?')[0] ?? ''
const viewOf = (url: string, more = '') => `${url.replace('?', '/view?')}${more}`
/** Attaches an upload to a record. */
const hold = async ({ services, ctx }: FilesApp, id: string) => {
  const [kind, ref] = ['record', randomUUID()]
  const attached = { attachedAt: ctx.now(), attachedKind: kind, attachedRef: ref }
  await services.db.update(files).set(attached).where(eq(files.id, id))
  return { kind, ref }
}
const linkOf = async (id: string) => (await fileLinks(test.ctx, [id]))[0]

describe('who reads a file', () => {
  it('is its owner, by the session alone', async () => {
    const response = await get(pathOf(file.url), 'owner')
    expect([response.statusCode, response.rawPayload.equals(sample.bytes)]).toEqual([200, true])
  })

  it.each([['stranger'], ['staff'], [undefined]])(
    'is not %s without a link: the file is as if it were not there',
    async (token) => {
      const missing = await get(`/api/file/${randomUUID()}`, token)
      for (const path of [pathOf(file.url), `${pathOf(file.url)}/view`]) {
        const response = await get(path, token)
        expect([response.statusCode, response.json()]).toEqual([404, missing.json()])
        expect(Object.keys(response.headers)).toEqual(Object.keys(missing.headers))
      }
    },
  )

  it.each([['stranger'], ['staff'], [undefined]])('is %s with a link', async (token) => {
    const link = await linkOf(file.id)
    expect((await get(link?.url ?? '', token)).rawPayload.equals(sample.bytes)).toBe(true)
    expect((await get(link?.viewUrl ?? '', token)).headers['content-type']).toBe('image/jpeg')
  })

  it('holds a link for 15 minutes, then reads that it is over', async () => {
    const { url } = await test.upload(await sampleFile('png'))
    test.clock.advance(15 * minute - 5_000)
    expect((await get(url)).statusCode).toBe(200)
    test.clock.advance(10_000)
    const late = await get(url)
    expect([late.statusCode, late.json().msg]).toEqual([404, '链接已失效，请刷新页面后重试'])
    expect((await get(viewOf(url))).json().msg).toBe('链接已失效，请刷新页面后重试')
    expect((await get(url, 'owner')).statusCode).toBe(200)
    test.clock.set(new Date())
  })

  it('cannot make or change a link', async () => {
    const { url } = (await linkOf(file.id)) ?? { url: '' }
    const other = await test.upload(await sampleFile('jpg'))
    const { searchParams } = new URL(url, 'http://x')
    const expires = Number(searchParams.get('expires'))
    const signature = searchParams.get('signature') ?? ''
    const forged = [
      `${pathOf(other.url)}?${searchParams}`,
      url.replace(String(expires), String(expires + 1)),
      url.replace(String(expires), `0${expires}`),
      url.replace(signature, `${signature.slice(0, -4)}AAAA`),
      url.replace(signature, ''),
      url.replace(/&signature.*/, ''),
      url.replace(/expires=\d+&/, ''),
      url.replace(String(expires), 'NaN'),
    ]
    for (const address of forged) expect([address, (await get(address)).statusCode]).toEqual([address, 404])
    expect((await get(`${url}&signature=x`)).statusCode).toBe(400)
  })

  it.each(['..%2f..%2fetc%2fpasswd', '%00', "1' or '1'='1", 'a'.repeat(190), '00000000-0000-0000-0000-00000000000G'])(
    'asks in vain for %s',
    async (id) => {
      const response = await get(`/api/file/${id}`, 'owner')
      expect([400, 404]).toContain(response.statusCode)
      expect(response.body).not.toContain('root:')
    },
  )
})

describe('a link', () => {
  it('ends with the account that it was given to; what staff were given works on for them', async () => {
    const app = await createFilesApp()
    const { id, url } = await app.upload(sample)
    await hold(app, id)
    const [own] = await fileLinks(app.ctx, [id])
    const [desk] = await fileLinks(app.ctx, [id], app.actors.staff.userId)
    const [other] = await fileLinks(app.ctx, [id], app.actors.stranger.userId)
    const statusOf = async (address: string | null | undefined) =>
      (await app.app.inject({ url: address ?? '' })).statusCode
    const statuses = () =>
      Promise.all([url, own?.url, own?.viewUrl, desk?.url, desk?.viewUrl, other?.url].map(statusOf))
    const disable = (userId: string) =>
      app.call({
        method: 'POST',
        path: `/api/admin/users/${userId}/status`,
        token: 'staff',
        body: { action: 'disable' },
      })
    expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200])
    expect((await disable(app.people.demo.id)).status).toBe(200)
    expect(await statuses()).toEqual([404, 404, 404, 200, 200, 200])
    expect((await disable(app.people.demo2.id)).status).toBe(200)
    expect(await statuses()).toEqual([404, 404, 404, 200, 200, 404])
    await app.close()
  })

  it('that a reader was given ends when no record holds the file any more', async () => {
    const { id } = await test.upload(sample)
    const held = await hold(test, id)
    const [link] = await fileLinks(test.ctx, [id], test.actors.staff.userId)
    const statuses = () =>
      Promise.all([link?.url, link?.viewUrl].map(async (at) => (await test.app.inject({ url: at ?? '' })).statusCode))
    expect(await statuses()).toEqual([200, 200])
    await detachFiles(test.ctx, { ...held, ids: [id] })
    expect(await statuses()).toEqual([404, 404])
  })
})

describe('a download', () => {
  it('is an attachment under its own name, sniffed, run and cached by nobody', async () => {
    const { headers } = await get(file.url)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="___ __.pdf"; filename*=UTF-8''${encodeURIComponent(sample.fileName)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'content-length': String(sample.bytes.length),
    })
  })

  it.each([
    ['bytes=0-3', 206, '%PDF'],
    ['bytes=-6', 206, '%%EOF\n'],
    ['bytes=999999-', 416, ''],
  ])('answers the range %s with %i', async (range, status, text) => {
    const response = await get(file.url, undefined, { range })
    expect([response.statusCode, response.body]).toEqual([status, text])
  })

  it('of a PDF with a script or a picture with a page in it stays an attachment', async () => {
    const script = { fileName: 'a.pdf', bytes: pdfOf({ script: 'app.alert(1)' }) }
    for (const hostile of [script, await polyglotPicture()]) {
      const { headers } = await get((await test.upload(hostile)).url)
      expect(headers['content-disposition']).toMatch(/^attachment;/)
      expect(headers['content-security-policy']).toContain('sandbox')
      expect(headers['content-type']).toMatch(/^(application\/pdf|image\/jpeg)$/)
    }
  })

  it('of a file changed, cut, grown or lost in the store is refused and reported', async () => {
    const { url, id } = await test.upload(await sampleFile('png'))
    const [row] = await test.services.db.select().from(files).where(eq(files.id, id))
    const key = row?.storageKey ?? ''
    const path = join(test.services.config.dataFolder, 'files', key.slice(0, 2), key)
    const original = await readFile(path)
    const flipped = Buffer.from(original)
    flipped[20] = (flipped[20] ?? 0) ^ 1
    for (const changed of [flipped, original.subarray(1), Buffer.concat([original, Buffer.from('x')])]) {
      await writeFile(path, changed)
      const response = await get(url)
      expect([response.statusCode, response.json().msg]).toEqual([500, '文件校验未通过，已停止提供，请联系客服'])
      expect((await get(viewOf(url))).statusCode).toBe(500)
    }
    expect(test.logged.filter((line) => line.includes(id) && line.includes('SHA-256')).length).toBeGreaterThanOrEqual(3)
    await test.services.storage.remove(key)
    expect((await get(url)).statusCode).toBe(500)
  })
})

describe('a view', () => {
  const viewed = async (sent: SampleFile, more = '') => {
    const { url } = await test.upload(sent)
    const response = await get(viewOf(url, more))
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(response.headers['content-disposition']).toMatch(/^inline; .*\.jpg$/)
    return response.rawPayload
  }
  const colourAt = async (picture: Buffer, left: number, top: number) => {
    const { data } = await sharp(picture)
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [red = 0, , blue = 0] = data
    if (red > 200 && blue < 90) return 'red'
    return blue > 200 && red < 90 ? 'blue' : `other ${[...data]}`
  }

  it('of a photograph tells neither place nor camera, the original keeps them', async () => {
    const bytes = await jpegOf({ gps: true })
    expect(bytes.includes('Camera-9000')).toBe(true)
    const picture = await viewed({ fileName: 'a.jpg', bytes })
    expect(picture.includes('Camera-9000')).toBe(false)
    expect((await sharp(picture).metadata()).exif).toBeUndefined()
  })

  it('of a picture with other things in it holds the picture alone', async () => {
    const picture = await viewed(await polyglotPicture())
    expect(picture.includes('script')).toBe(false)
    expect(picture.includes('PK')).toBe(false)
  })

  it('of a large picture has at most 2,000 pixels a side', async () => {
    const picture = await viewed({ fileName: 'a.jpg', bytes: await jpegOf({ width: 4000, height: 1000 }) })
    expect(await sharp(picture).metadata()).toMatchObject({ width: 2000, height: 500 })
  })

  it.each([
    [1, false],
    [4, false],
    [8, false],
    [24, false],
    [24, true],
    [32, false],
  ] as const)('of a bitmap of %i bits (from the top: %s) has its colours', async (bits, topDown) => {
    const picture = await viewed({ fileName: 'a.bmp', bytes: bitmapOf({ width: 33, height: 32, bits, topDown }) })
    expect(await sharp(picture).metadata()).toMatchObject({ width: 33, height: 32 })
    expect([await colourAt(picture, 16, 4), await colourAt(picture, 16, 28)]).toEqual(['red', 'blue'])
  })

  it('of a PDF shows the page that is asked for, and none after the last', async () => {
    const sent = { fileName: '证明.pdf', bytes: pdfOf({ pages: 2 }) }
    const picture = await viewed(sent, '&page=2')
    expect(await sharp(picture).metadata()).toMatchObject({ width: 600, height: 300 })
    expect(await colourAt(picture, 10, 290)).toBe('red')
    const { url } = await test.upload(sent)
    expect((await get(viewOf(url, '&page=3'))).statusCode).toBe(404)
    expect((await get(viewOf(url, '&page=0'))).statusCode).toBe(400)
  })

  it.each(['doc', 'docx'] as const)('of a .%s does not exist: it is downloaded', async (kind) => {
    const { id, url } = await test.upload(await sampleFile(kind))
    expect((await linkOf(id))?.viewUrl).toBeNull()
    const response = await get(viewOf(url))
    expect([response.statusCode, response.json().msg]).toEqual([400, '该文件不能在线预览，请下载后查看'])
  })

  it('of what passes for a PDF but cannot be drawn says so', async () => {
    const bytes = Buffer.from('%PDF-1.7\nnothing that can be drawn\nstartxref\n9\n%%EOF')
    const { url } = await test.upload({ fileName: 'a.pdf', bytes })
    expect((await get(viewOf(url))).json().msg).toBe('该文件不能在线预览，请下载后查看')
  })
})
