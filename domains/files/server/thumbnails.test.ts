import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { UploadedFile } from '../contract/file.ts'
import { createFilesApp, type FilesApp } from '../testing/files-app.ts'
import { formOf } from '../testing/form.ts'
import { pdfOf } from '../testing/pdf.ts'
import { jpegOf, sampleFile } from '../testing/samples.ts'
import { drawThumbnail } from './draw-thumbnail.ts'
import { fileLinks } from './file-links.ts'

let test: FilesApp
beforeAll(async () => {
  test = await createFilesApp()
})
afterAll(() => test.close())

const get = (url: string | null | undefined) => test.app.inject({ url: url ?? '' })
const pictureAt = async (url: string | null | undefined) => {
  const response = await get(url)
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(response.headers['content-disposition']).toMatch(/^inline; .*\.webp$/)
  return response.rawPayload
}

describe('the thumbnail of an upload', () => {
  it('stands in the answer to the upload and in links, in both widths, without place and camera', async () => {
    const bytes = await jpegOf({ gps: true, width: 2400, height: 1600 })
    const { id, thumbnail } = await test.upload({ fileName: '货物照片.jpg', bytes })
    const [link] = await fileLinks(test.ctx, [id])
    for (const address of [thumbnail, link?.thumbnail]) {
      const picture = await pictureAt(address)
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 320, height: 213 })
      expect(picture.includes('Camera-9000')).toBe(false)
      expect(await sharp(await pictureAt(`${address}&width=96`)).metadata()).toMatchObject({ width: 96, height: 64 })
    }
    expect((await get(`${thumbnail}&width=97`)).json().msg).toBe('缩略图的宽度有误')
  })

  it('is at most twice as high as wide, and never larger than the picture', async () => {
    const long = await test.upload({ fileName: 'a.jpg', bytes: await jpegOf({ width: 500, height: 4000 }) })
    expect(await sharp(await pictureAt(long.thumbnail)).metadata()).toMatchObject({ width: 80, height: 640 })
    const small = await test.upload({ fileName: 'b.jpg', bytes: await jpegOf({ width: 64, height: 48 }) })
    expect(await sharp(await pictureAt(small.thumbnail)).metadata()).toMatchObject({ width: 64, height: 48 })
  })

  it('of a PDF is its first page', async () => {
    const { thumbnail } = await test.upload({ fileName: '通知书.pdf', bytes: pdfOf({ pages: 2 }) })
    expect((await sharp(await pictureAt(thumbnail)).metadata()).width).toBe(320)
  })

  it('of a PDF that opens with a password alone is a closed sheet, so that no list has a picture that fails', async () => {
    const { thumbnail } = await test.upload({ fileName: '加密.pdf', bytes: pdfOf({ locked: true }) })
    expect(await sharp(await pictureAt(`${thumbnail}&width=96`)).metadata()).toMatchObject({ width: 96, height: 128 })
  })

  it.each(['doc', 'docx'] as const)('does not exist for a .%s', async (kind) => {
    const { url, thumbnail } = await test.upload(await sampleFile(kind))
    expect(thumbnail).toBeNull()
    expect((await get(url.replace('?', '/thumbnail?'))).json().msg).toBe('该文件不能在线预览，请下载后查看')
  })

  it('does not exist for the papers of a fair, of which some are passports', async () => {
    const { url, thumbnail } = await test.upload(await sampleFile('jpg'), 'evidence-slot')
    expect(thumbnail).toBeNull()
    expect((await get(url.replace('?', '/thumbnail?'))).statusCode).toBe(400)
  })

  it('is not in links for a reader, since a list would look for him', async () => {
    const { id } = await test.upload(await sampleFile('png'))
    const [link] = await fileLinks(test.ctx, [id], test.actors.staff.userId)
    expect([link?.viewUrl === null, link?.thumbnail]).toEqual([false, null])
  })

  it('also comes with a photo from the phone', async () => {
    const opened = await test.call({
      method: 'POST',
      path: '/api/file/phone-tickets',
      token: 'owner',
      body: { title: '附件', slot: 'a' },
    })
    const { id, ticket } = opened.body as { id: string; ticket: string }
    const { body, headers } = formOf({ files: [await sampleFile('jpg')] })
    await test.app.inject({
      method: 'POST',
      url: '/api/phone/file',
      payload: body,
      headers: { ...headers, authorization: ticket },
    })
    const taken = await test.call({ method: 'POST', path: `/api/file/phone-tickets/${id}/take`, token: 'owner' })
    await pictureAt((taken.body as UploadedFile).thumbnail)
  })

  it('ends with its link, and is only for whom the link was given', async () => {
    const { id, thumbnail } = await test.upload(await sampleFile('png'))
    expect((await get(`/api/file/${id}/thumbnail`)).statusCode).toBe(404)
    test.clock.advance(16 * 60_000)
    expect((await get(thumbnail)).json().msg).toBe('链接已失效，请刷新页面后重试')
    test.clock.set(new Date())
  })
})

describe('drawing thumbnails', () => {
  const orderOf = (id: string, read: () => Promise<Buffer>, whose = 'a') =>
    ({ id, width: 96, kind: 'jpeg', whose, read }) as const

  it('draws one once for all who ask at the same time, and then remembers it', async () => {
    const bytes = await jpegOf({ width: 400 })
    const read = vi.fn(async () => bytes)
    const order = orderOf('one', read)
    const [first, second] = await Promise.all([drawThumbnail(order), drawThumbnail(order)])
    const third = await drawThumbnail(order)
    expect([second.equals(first), third.equals(first)]).toEqual([true, true])
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('draws again after a failure', async () => {
    const bytes = await jpegOf({ width: 400 })
    const read = vi.fn(async () => bytes).mockRejectedValueOnce(new Error('the store is away'))
    const order = orderOf('two', read)
    await expect(drawThumbnail(order)).rejects.toThrow('the store is away')
    expect((await sharp(await drawThumbnail(order)).metadata()).width).toBe(96)
  })

  it.each([
    ['one owner', () => 'a'],
    ['as many owners', (at: number) => `owner ${at}`],
  ])('has room for a whole page of pictures of %s', async (name, whose) => {
    const bytes = await jpegOf({ width: 96 })
    const drawn = await Promise.allSettled(
      Array.from({ length: 100 }, (_, at) => drawThumbnail(orderOf(`${name} ${at}`, async () => bytes, whose(at)))),
    )
    expect(drawn.filter(({ status }) => status === 'rejected')).toEqual([])
  })
})
