import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createFilesApp, type FilesApp } from '../testing/files-app.ts'
import { pdfOf } from '../testing/pdf.ts'
import { sampleFile } from '../testing/samples.ts'
import { files } from './file.table.ts'
import { fileLinks } from './file-links.ts'

const minute = 60_000
let test: FilesApp
beforeAll(async () => {
  test = await createFilesApp()
})
afterAll(() => test.close())
afterEach(() => test.clock.set(new Date()))

type Answer = { urls: string[]; pages: number }
const ask = async (pdfUrl: string | undefined, token: 'owner' | 'stranger' | 'staff' = 'owner') => {
  const query = pdfUrl === undefined ? '' : `?${new URLSearchParams({ pdf_url: pdfUrl })}`
  return test.call({ path: `/api/preview${query}`, token })
}
const previewOf = async (pdfUrl: string, token?: 'owner' | 'stranger' | 'staff') => {
  const { status, body } = await ask(pdfUrl, token)
  expect([status, body]).toEqual([200, body])
  return body as Answer
}
/** A picture is fetched by an `img`, which sends no header. */
const open = (url: string) => test.app.inject({ url })
const upload = (pdf: Parameters<typeof pdfOf>[0]) => test.upload({ fileName: '委托书.pdf', bytes: pdfOf(pdf) })
/** A reader is given a link to what a record holds. */
const linkFor = async (id: string, reader: 'stranger' | 'staff') => {
  const held = { attachedAt: test.ctx.now(), attachedKind: 'record', attachedRef: randomUUID() }
  await test.services.db.update(files).set(held).where(eq(files.id, id))
  return (await fileLinks(test.ctx, [id], test.actors[reader].userId))[0]?.url ?? ''
}

const unknown = [404, 'U00404', 'pdf预览失败']
const failed = [400, 'U00400', 'pdf预览失败']
const refusal = async (...asked: Parameters<typeof ask>) => {
  const { status, body } = await ask(...asked)
  return [status, body.status, body.msg]
}

describe('the preview of a PDF', () => {
  it('answers each page of an own upload, which opens without a session', async () => {
    const { id, url } = await upload({ pages: 3, side: 201 })
    const { urls, pages } = await previewOf(url)
    expect([pages, urls.length]).toEqual([3, 3])
    expect(urls.map((one) => one.replace(/\?.*&/, '?'))).toEqual(
      [1, 2, 3].map((page) => `/api/file/${id}/view?page=${page}`),
    )
    const { statusCode, headers, rawPayload } = await open(urls[2] ?? '')
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 603 })
    expect((await previewOf(`/api/file/${id}`)).pages).toBe(3)
  })

  it('of 60 pages has addresses for 50', async () => {
    const { urls, pages } = await previewOf((await upload({ pages: 60 })).url)
    expect([pages, urls.length, urls.at(-1)?.endsWith('&page=50')]).toEqual([60, 50, true])
  })

  it('is for a reader whom a link was given to, and for no other', async () => {
    const { id, url } = await upload({ pages: 2, side: 202 })
    const link = await linkFor(id, 'staff')
    const { urls } = await previewOf(link, 'staff')
    expect((await open(urls[1] ?? '')).statusCode).toBe(200)
    // Neither the link of another reader nor that of the owner, nor the address alone.
    for (const address of [link, url, `/api/file/${id}`, link.replace(test.actors.staff.userId, 'x')])
      expect(await refusal(address, 'stranger')).toEqual(unknown)
    expect(await refusal(`/api/file/${id}`, 'staff')).toEqual(unknown)
  })

  it('has addresses that open pages for 15 minutes and nothing else', async () => {
    const { id } = await upload({ side: 203 })
    const [page = ''] = (await previewOf(await linkFor(id, 'staff'), 'staff')).urls
    const query = page.slice(page.indexOf('?'))
    expect((await open(`/api/file/${id}${query}`)).statusCode).toBe(404)
    expect((await open(`/api/file/${id}/thumbnail${query}`)).statusCode).toBe(404)
    expect((await open(page.replace('only=view&', ''))).statusCode).toBe(404)
    // Who may read the file no more does not go on with the addresses that he has.
    expect(await refusal(`/api/file/${id}${query}`, 'staff')).toEqual(unknown)
    test.clock.advance(15 * minute + 1_000)
    expect((await open(page)).json().msg).toBe('链接已失效，请刷新页面后重试')
  })

  it('is not had by a link that has expired, but by the owner at any time', async () => {
    const { id, url } = await upload({ side: 204 })
    const link = await linkFor(id, 'staff')
    test.clock.advance(16 * minute)
    expect(await refusal(link, 'staff')).toEqual(unknown)
    expect((await previewOf(url)).pages).toBe(1)
  })

  it.each([
    ['/api/file/%00'],
    [`/api/file/${randomUUID()}`],
    ['http://127.0.0.1:9/a.pdf'],
    ['https://example.com/api/file/../a.pdf'],
    ['file:///etc/passwd'],
    ['../../etc/passwd'],
  ])('of %s does not exist', async (address) => {
    expect(await refusal(address)).toEqual(unknown)
  })

  it.each(['', undefined])('asks for an address (%s)', async (address) => {
    expect(await refusal(address)).toEqual([400, 'U00400', '请提供 PDF 文件的地址'])
  })

  it('of a picture, a locked PDF or a broken one fails', async () => {
    const broken = Buffer.from('%PDF-1.7\nno page in this one\nstartxref\n9\n%%EOF')
    for (const { url } of [
      await test.upload(await sampleFile('png')),
      await upload({ locked: true }),
      await test.upload({ fileName: 'a.pdf', bytes: broken }),
    ])
      for (const _again of [1, 2]) expect(await refusal(url)).toEqual(failed)
  })

  it.each([
    ['infected', '文件未通过病毒扫描，不能使用'],
    ['pending', '文件尚未完成病毒扫描，请稍后再试'],
  ] as const)('of a file whose scan is %s is refused, also where its pages are kept', async (scan, msg) => {
    const { id, url } = await upload({ side: 205 })
    const [page = ''] = (await previewOf(url)).urls
    expect((await open(page)).statusCode).toBe(200)
    await test.services.db.update(files).set({ scan }).where(eq(files.id, id))
    expect(await refusal(url)).toEqual([409, 'U00409', msg])
    expect((await open(page)).json().msg).toBe(msg)
    expect(await refusal(url, 'stranger')).toEqual(unknown)
  })

  it('is one look of the reader, however many of its pages he opens', async () => {
    const { id, url } = await upload({ pages: 3, side: 206 })
    const told = "select 1 from outbox where event = 'file.read' and data->>'fileId' = $1"
    const looks = async () => (await test.database.pool.query(told, [id])).rowCount
    const { urls } = await previewOf(await linkFor(id, 'staff'), 'staff')
    for (const page of urls) expect((await open(page)).statusCode).toBe(200)
    expect(await looks()).toBe(1)
    for (const page of (await previewOf(url)).urls) await open(page)
    expect(await looks()).toBe(1)
  })
})

describe('a page that was drawn', () => {
  const counts = async () => {
    const lines = (await test.app.inject('/metrics')).payload.matchAll(
      /^portal_pdf_pages_total\{outcome="(\w+)"\} (\d+)$/gm,
    )
    return Object.fromEntries([...lines].map(([, outcome = '', count]) => [outcome, Number(count)]))
  }
  /** How many pages became what, since `before`. */
  const since = async (before: Record<string, number>) => {
    const now = await counts()
    return ['drawn', 'kept', 'failed'].map((outcome) => (now[outcome] ?? 0) - (before[outcome] ?? 0))
  }

  it('is kept for all who may see it, also of an equal file, and two who ask at once have it drawn once', async () => {
    const [first, second] = [await upload({ pages: 2, side: 207 }), await upload({ pages: 2, side: 207 })]
    const [[page = '', next = ''], [equal = '']] = [
      (await previewOf(first.url)).urls,
      (await previewOf(second.url)).urls,
    ]
    const before = await counts()
    const [one, other] = await Promise.all([open(page), open(page)])
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true)
    expect(await since(before)).toEqual([1, 1, 0])
    expect((await open(equal)).rawPayload.equals(one.rawPayload)).toBe(true)
    expect(await since(before)).toEqual([1, 2, 0])
    await open(next)
    expect(await since(before)).toEqual([2, 2, 0])
  })

  it('is counted as failed where it cannot be drawn, and not where there is none', async () => {
    const { url } = await upload({ locked: true, side: 208 })
    const { url: whole } = await upload({ side: 208 })
    const before = await counts()
    const viewOf = (of: string, page: number) => open(`${of.replace('?', '/view?')}&page=${page}`)
    expect((await viewOf(url, 1)).json().msg).toBe('该文件不能在线预览，请下载后查看')
    expect((await viewOf(whole, 2)).statusCode).toBe(404)
    expect(await since(before)).toEqual([0, 0, 1])
  })
})
