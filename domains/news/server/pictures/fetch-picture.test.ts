import { createServer, request as plainRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pngOf, sampleFile } from '@portal/files/testing'
import type { SignedInCtx } from '@portal/platform/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNewsApp, type NewsApp } from '../../testing/news-app.ts'
import { fetchPicture } from './fetch-picture.ts'

const address = 'https://mmbiz.qpic.cn/mmbiz_png/demo/640?wx_fmt=png'
let test: NewsApp
let source: Server
let sent: Buffer = Buffer.from('')
beforeAll(async () => {
  test = await createNewsApp()
  source = createServer((_request, response) => void response.end(sent))
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  source.close()
  await test.close()
})

const path = '/api/admin/articles/pictures'
const ask = (url: string, token: string) => test.call({ method: 'POST', path, token, body: { url } })

/** As the call does, the source being one on this machine. */
const fetchFrom = async (bytes: Buffer) => {
  sent = bytes
  const { port } = source.address() as AddressInfo
  const open = (_url: URL, options: object) =>
    plainRequest(`http://127.0.0.1:${port}`, { ...options, lookup: undefined })
  const { id: userId } = test.people.staff
  const actor = { userId, sessionId: 's', userType: 'staff', topAdministrator: false, mustChangePassword: false }
  return fetchPicture({ ...test.ctx, actor } as unknown as SignedInCtx, address, { open: open as never })
}

describe('fetching a picture of a pasted article', () => {
  it.each([
    'http://mmbiz.qpic.cn/a.png',
    'https://mmbiz.qpic.cn:8443/a.png',
    'https://user:pass@mmbiz.qpic.cn/a.png',
    'https://mmbiz.qpic.cn.evil.example/a.png',
    'https://evil.example/mmbiz.qpic.cn/a.png',
    'https://127.0.0.1/a.png',
    'https://[::1]/a.png',
    'https://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'gopher://mmbiz.qpic.cn/',
    'mmbiz.qpic.cn/a.png',
  ])('refuses %s before anything is asked', async (url) => {
    expect(await ask(url, test.people.staff.token)).toMatchObject({
      status: 400,
      body: { msg: expect.stringContaining('不能从该网站转存') },
    })
  })

  it('is for staff', async () => {
    expect((await ask(address, test.people.demo.token)).status).toBe(403)
    expect((await ask(address, '')).status).toBe(401)
  })

  it('makes it a picture that an article may have as its cover, and that its old versions keep', async () => {
    const { id: picture, url, width, height, sources } = await fetchFrom(await pngOf({ width: 500, height: 300 }))
    const { id } = await test.publish({ cover: url })
    expect((await test.detail(id)).body).toMatchObject({ cover: url, images: [] })
    expect((await test.read(id)).body.cover).toEqual({ url, width, height, sources })
    expect((await test.list()).body.page.list[0]?.cover).toEqual({ url, width, height, sources })
    expect((await test.create({ ...(await test.read(id)).body })).cover).toBe(url)
    await test.save(id, { cover: '', version: 1 })
    expect((await test.detail(id)).body.cover).toBeNull()
    expect((await test.act(id, 'versions/1/restore', { version: 2 })).body.cover).toBe(url)
    // The sweep takes what is unused since a while.
    await test.save(id, { cover: '', version: 3 })
    const { rows } = await test.database.pool.query('select unused_since from public_picture where id = $1', [picture])
    expect(rows).toEqual([{ unused_since: null }])
  })

  it('makes it a picture of this portal, which an article may then show', async () => {
    const picture = await fetchFrom(await pngOf({ width: 400, height: 300 }))
    expect(picture).toMatchObject({ width: 400, height: 300 })
    const text = `<p>图</p><img src="${picture.url}" alt="样式" />`
    const article = await test.create({ text })
    expect(article).toMatchObject({ images: [picture.id] })
    expect(article.text).toContain(picture.url)
  })

  it.each(['pdf', 'doc'] as const)('takes no %s for a picture, whatever the address says', async (kind) => {
    const { bytes } = await sampleFile(kind)
    await expect(fetchFrom(bytes)).rejects.toMatchObject({ code: 'picture.unsupported' })
  })

  it('takes no page that only begins like one', async () => {
    const bytes = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('<script>boom()</script>')])
    await expect(fetchFrom(bytes)).rejects.toMatchObject({ failure: { http: 415 } })
  })
})

describe('a text with a picture that is not there', () => {
  it('is refused with words that say so', async () => {
    const text = '<img src="/api/picture/00000000-0000-4000-8000-000000000009/960.webp" alt="" />'
    await expect(test.create({ text })).rejects.toThrow('图片不存在或已被清理')
  })
})
