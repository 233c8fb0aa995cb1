import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFilesApp, type FilesApp } from '../testing/files-app.ts'
import { sampleFile } from '../testing/samples.ts'
import { type Attachment, attachFiles } from './attach-files.ts'
import { fileLinks } from './file-links.ts'

let test: FilesApp
beforeAll(async () => {
  test = await createFilesApp()
})
afterAll(() => test.close())

const notFree = '附件不存在、已被使用或不适用于此处，请重新上传'
const notOurs = '附件地址无效，请重新上传'

const attach = (urls: string[], more: Partial<Attachment> = {}) =>
  test.services.db.transaction((db) =>
    attachFiles(
      { db, now: test.clock.now },
      {
        references: urls.map((url) => ({ url })),
        purposes: ['request-attachment'],
        ownerId: test.actors.owner.userId,
        kind: 'request',
        ref: randomUUID(),
        max: 3,
        ...more,
      },
    ),
  )
const refusal = (msg: string) => ({ code: 'request.invalid', failure: { http: 400, status: 'U00400', msg } })
const upload = async (purpose?: string) => test.upload(await sampleFile('pdf'), purpose)

it('ties uploads to a record in the order they were sent, under our own names', async () => {
  const uploads = [await upload(), await upload(), await upload()]
  const ref = randomUUID()
  const sent = [2, 0, 1].flatMap((index) => uploads[index] ?? [])
  const attached = await attach(
    sent.map(({ url }) => url),
    { ref },
  )
  expect(attached).toEqual(sent.map(({ id, fileName }) => ({ id, fileName })))
  const links = await fileLinks(
    test.ctx,
    attached.map(({ id }) => id),
  )
  expect(links.map(({ id }) => id)).toEqual(sent.map(({ id }) => id))
  expect((await fileLinks(test.ctx, { kind: 'request', ref })).length).toBe(3)
  expect((await fileLinks(test.ctx, { kind: 'other', ref })).length).toBe(0)
  expect(await fileLinks(test.ctx, [])).toEqual([])
})

it('counts the id in the path alone: a link that is over or changed still names its file', async () => {
  const [first, second] = [await upload(), await upload()]
  expect(await attach([`/api/file/${first.id}?expires=1&signature=x`])).toHaveLength(1)
  expect(await attach([`/api/file/${second.id}`])).toHaveLength(1)
})

it('takes the same file named twice as one, and the same record again', async () => {
  const { url } = await upload()
  const ref = randomUUID()
  expect(await attach([url, url], { ref })).toHaveLength(1)
  expect(await attach([url], { ref })).toHaveLength(1)
})

it('takes a file for what it is, whatever it was sent for', async () => {
  const picture = await sampleFile('jpg')
  for (const purpose of [undefined, 'generic', 'trade-dispute', 'evidence-slot']) {
    expect(await attach([(await test.upload(picture, purpose)).url])).toHaveLength(1)
    const papers: Partial<Attachment> = { purposes: ['expert-filing'] }
    await expect(attach([(await test.upload(picture, purpose)).url], papers)).rejects.toMatchObject(refusal(notFree))
  }
  const pdf = await upload()
  expect(await attach([pdf.url], { purposes: ['expert-filing', 'trademark-image'] })).toHaveLength(1)
})

it('takes no file for none', async () => {
  expect(await attach([])).toEqual([])
})

describe('refuses, in Chinese,', () => {
  it.each([
    'http://169.254.169.254/latest/meta-data',
    'https://example.com/api/file/00000000-0000-4000-8000-000000000000',
    '//example.com/api/file/00000000-0000-4000-8000-000000000000',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '/api/file/../../etc/passwd',
    '/api/file/1',
    '/api/file/00000000-0000-4000-8000-000000000000/view',
    '/api/file/00000000-0000-4000-8000-000000000000#x',
    ' /api/file/00000000-0000-4000-8000-000000000000',
    '/api/file/00000000-0000-4000-8000-000000000000\n',
    '',
  ])('the address %j, which is not ours', async (url) => {
    const { url: good } = await upload()
    await expect(attach([good, url], { field: 'voucher' })).rejects.toMatchObject({
      ...refusal(notOurs),
      fields: [{ path: 'voucher', msg: notOurs }],
    })
    expect(await attach([good])).toHaveLength(1)
  })

  it('more files than the field takes', async () => {
    const uploads = [await upload(), await upload()]
    const urls = uploads.map(({ url }) => url)
    await expect(attach(urls, { max: 1 })).rejects.toMatchObject(refusal('超过最大上传数量！'))
  })

  it('in one text what is unknown, a stranger’s, used already or of a kind or size for another place', async () => {
    const used = await upload()
    await attach([used.url])
    const other = await test.upload(await sampleFile('txt'), 'generic')
    const pdf = await sampleFile('pdf')
    const big = await test.upload(
      { ...pdf, bytes: Buffer.concat([pdf.bytes, Buffer.alloc(2 * 1024 * 1024)]) },
      'generic',
    )
    const cases: [string, Partial<Attachment>][] = [
      [`/api/file/${randomUUID()}`, {}],
      [(await upload()).url, { ownerId: test.actors.stranger.userId }],
      [used.url, {}],
      [other.url, {}],
      [big.url, {}],
      [(await upload()).url, { purposes: ['trademark-image'] }],
    ]
    for (const [url, more] of cases) await expect(attach([url], more)).rejects.toMatchObject(refusal(notFree))
  })

  it('all of them when one is refused', async () => {
    const { url } = await upload()
    await expect(attach([url, `/api/file/${randomUUID()}`])).rejects.toMatchObject(refusal(notFree))
    expect(await attach([url])).toHaveLength(1)
  })

  it('the second of two records that name one file at the same moment', async () => {
    const { url } = await upload()
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => attach([url])))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
