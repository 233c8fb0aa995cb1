import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UploadedFile } from '../contract/file.ts'
import type { PublicPicture } from '../contract/picture.ts'
import { bitmapOf } from '../testing/bitmap.ts'
import { createFilesApp, type FilesApp } from '../testing/files-app.ts'
import { jpegOf, pngOf, sampleFile } from '../testing/samples.ts'
import { files } from './file.table.ts'
import { pictureIdsIn, publicPictures } from './public-pictures.ts'
import { sweepUnattached, sweepUnnamed } from './sweep-files.ts'
import { sweepPictures } from './sweep-pictures.ts'
import { usePictures } from './use-pictures.ts'

const day = 86_400_000
let test: FilesApp
beforeAll(async () => {
  test = await createFilesApp()
})
afterAll(() => test.close())

const upload = async (bytes: Buffer, fileName = 'a.jpg', token = 'staff'): Promise<UploadedFile> => {
  const form = { files: [{ fileName, bytes }], before: { purpose: 'public-picture' } }
  return (await test.send('/api/file/upload', form, token)).body as UploadedFile
}
const publish = (fileId: string, { token = 'staff', alt = '' } = {}) =>
  test.call({ method: 'POST', path: '/api/admin/pictures', token, body: { fileId, alt } })
const published = async (bytes: Buffer, fileName?: string): Promise<PublicPicture> => {
  const { status, body } = await publish((await upload(bytes, fileName)).id)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as PublicPicture
}
const get = (url: string) => test.app.inject({ url })

describe('a published picture', () => {
  it('is served to anyone as AVIF and WebP in two widths, for ever, without metadata', async () => {
    const picture = await published(await jpegOf({ gps: true, width: 2400, height: 600 }))
    expect(picture).toMatchObject({ width: 1920, height: 480, alt: null })
    expect(picture.sources.map(({ type, width }) => `${type} ${width}`)).toEqual([
      'avif 1920',
      'avif 960',
      'webp 1920',
      'webp 960',
    ])
    for (const { url, type, width } of picture.sources) {
      expect(url).toBe(`/api/picture/${picture.id}/${width}.${type}`)
      const { statusCode, headers, rawPayload } = await get(url)
      expect([statusCode, headers['content-type']]).toEqual([200, `image/${type}`])
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringMatching(/^inline/),
      })
      const { format, exif, icc, xmp, ...size } = await sharp(rawPayload).metadata()
      expect([format, size.width, size.height]).toEqual([type === 'avif' ? 'heif' : 'webp', width, width / 4])
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
      expect(rawPayload.includes('Camera-9000')).toBe(false)
    }
    expect(picture.url).toBe(`/api/picture/${picture.id}/1920.webp`)
  })

  it('is never enlarged, and stands upright', async () => {
    const small = await published(await pngOf({ width: 640, height: 320 }), 'a.png')
    expect(small.sources.map(({ width }) => width)).toEqual([640, 640])
    const lying = await sharp(await jpegOf({ width: 1200, height: 800 }))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const upright = await published(lying)
    expect([upright.width, upright.height]).toEqual([800, 1200])
    const size = await sharp((await get(upright.url)).rawPayload).metadata()
    expect([size.width, size.height, size.orientation]).toEqual([800, 1200, undefined])
  })

  it('comes from a bitmap too, and keeps what is transparent', async () => {
    const { width, height } = await published(bitmapOf(), 'a.bmp')
    expect(width * height).toBeGreaterThan(0)
    const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    const { sources } = await published(await clear.png().toBuffer(), 'b.png')
    for (const { url } of sources) expect((await sharp((await get(url)).rawPayload).stats()).isOpaque).toBe(false)
  })

  it('is the same picture when published twice, and carries its words', async () => {
    const { id } = await upload(await jpegOf())
    const [first, again] = [await publish(id, { alt: '  海关查验现场 ' }), await publish(id)]
    expect(first.body).toMatchObject({ alt: '海关查验现场' })
    expect(again.body).toEqual(first.body)
    expect((await publicPictures(test.ctx, [String(first.body.id), 'x'])).size).toBe(1)
  })

  it('is found in a text by its addresses', async () => {
    const [a, b] = [randomUUID(), randomUUID()]
    const html = `<img src="/api/picture/${a}/960.webp"><source srcset="/api/picture/${b}/960.avif 960w, /api/picture/${a}/960.avif">`
    expect(pictureIdsIn(`${html}<img src="/api/picture/x/1.png">`)).toEqual([a, b])
  })
})

describe('what is refused', () => {
  it.each([['owner'], ['stranger']])('%s, who is no staff, neither sends nor publishes', async (token) => {
    expect(await upload(await jpegOf(), 'a.jpg', token)).toMatchObject({ status: 'U00403' })
    expect((await publish(randomUUID(), { token })).status).toBe(403)
  })

  it("a file that is unknown, somebody else's or sent for another purpose", async () => {
    const mine = await test.send('/api/file/upload', { files: [await sampleFile('png')] }, 'staff')
    const theirs = await test.upload(await sampleFile('png'))
    for (const id of ['', 'x', randomUUID(), String(mine.body.id), theirs.id]) {
      expect([(await publish(id)).status, id]).toEqual([400, id])
    }
  })

  it('a picture that breaks off, of which nothing is kept', async () => {
    const whole = await jpegOf({ width: 900, height: 900 })
    const { id } = await upload(whole.subarray(0, whole.length - 400))
    const before = await test.kept()
    expect((await publish(id)).body).toMatchObject({ status: 'U00400', msg: expect.stringContaining('图片无法打开') })
    expect(await test.kept()).toEqual(before)
  })

  it('an address that names nothing', async () => {
    const { id } = await published(await pngOf({ width: 30, height: 30 }), 'c.png')
    const wrong = ['x/960.webp', `${randomUUID()}/960.webp`, `${id}/960.webp`, `${id}/30.png`, `${id}/0x1e.webp`]
    for (const path of [...wrong, `${id}/30.webp.exe`, `${id}/99999.avif`]) {
      const { statusCode, headers } = await get(`/api/picture/${path}`)
      expect([path, statusCode, headers['cache-control']]).toEqual([path, 404, 'no-store'])
    }
  })
})

describe('a picture that nothing shows', () => {
  const use = (ref: string, ids: string[]) => usePictures(test.ctx, { kind: 'article', ref, ids })

  it('goes after a week with its upload; one that a record shows stays as long as one does', async () => {
    const [shown, unshown] = [await published(await jpegOf()), await published(await jpegOf())]
    await use('1', [shown.id])
    await use('2', [shown.id, shown.id])
    await use('1', [])
    test.clock.advance(7 * day + 1000)
    await sweepPictures(test.ctx)
    expect([(await get(shown.url)).statusCode, (await get(unshown.url)).statusCode]).toEqual([200, 404])

    await use('2', [])
    expect(await sweepPictures(test.ctx)).toBe(0)
    test.clock.advance(7 * day + 1000)
    expect(await sweepPictures(test.ctx)).toBe(1)
    await sweepUnattached(test.ctx)
    const left = await test.services.db.select().from(files).where(eq(files.purpose, 'public-picture'))
    expect([left, await test.kept()]).toEqual([[], []])
    await expect(use('3', [shown.id])).rejects.toThrow('request.invalid')
    test.clock.set(new Date())
  })

  it('is not taken for an object that no row names', async () => {
    const { id, url } = await published(await jpegOf())
    await use('4', [id])
    test.clock.advance(2 * day)
    expect(await sweepUnnamed(test.ctx)).toBe(0)
    expect((await get(url)).statusCode).toBe(200)
    test.clock.set(new Date())
  })
})
