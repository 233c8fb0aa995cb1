import { createHash, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demonstrationPassword } from '@portal/accounts/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadedFile } from '../contract/file.ts'
import { createFilesApp, type FilesApp } from '../testing/files-app.ts'
import { formOf, inHalves } from '../testing/form.ts'
import { hostileFiles } from '../testing/hostile-files.ts'
import { jpegOf, sampleFile } from '../testing/samples.ts'
import { files } from './file.table.ts'
import { judgeUpload } from './judge-upload.ts'

const mega = 1024 * 1024
let test: FilesApp
beforeAll(async () => {
  test = await createFilesApp()
})
afterAll(() => test.close())

/** What is stored: rows, objects, spooled files. */
const traces = async () => [
  (await test.services.db.select().from(files)).length,
  (await test.kept()).length,
  (await test.spooled()).length,
]

/** A true PDF of exactly so many bytes. */
const pdfOfSize = async (size: number) => {
  const { bytes } = await sampleFile('pdf')
  const filled = Buffer.concat([bytes.subarray(0, 9), Buffer.alloc(size - bytes.length, '%'), bytes.subarray(9)])
  return { fileName: '大文件.pdf', bytes: filled }
}

describe('an upload', () => {
  it('answers id, link, name, size and digest, and keeps the bytes as they came', async () => {
    const sample = await sampleFile('docx')
    const { status, body } = await test.send('/api/file/upload', { files: [sample] })
    expect(status).toBe(200)
    const file = uploadedFile.parse(body)
    expect(file).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      url: expect.stringMatching(new RegExp(`^/api/file/${file.id}\\?expires=\\d+&signature=[\\w-]+$`)),
      fileName: '授权书 样本.docx',
      size: sample.bytes.length,
      sha256: createHash('sha256').update(sample.bytes).digest('hex'),
      thumbnail: null,
    })
    const read = await test.app.inject({ url: file.url })
    expect(read.rawPayload.equals(sample.bytes)).toBe(true)
    expect(await test.spooled()).toEqual([])
  })

  it.each([
    ['before', { before: { purpose: 'trademark-image' } }],
    ['after', { after: { purpose: 'trademark-image' } }],
  ])('knows its purpose from a field %s the file', async (_, fields) => {
    const small = { fileName: '商标.jpg', bytes: await jpegOf({ width: 300, height: 300 }) }
    const { status, body } = await test.send('/api/file/upload', { files: [small], ...fields })
    expect([status, body.status, body.msg]).toEqual([422, '603', '图片须为 JPG 格式，宽和高均为 400-1500 像素'])
  })

  it('takes the file under any field name', async () => {
    const sample = await sampleFile('jpg')
    expect((await test.send('/api/file/upload', { files: [sample], fieldName: '__proto__' })).status).toBe(200)
    expect((await test.send('/api/file/upload', { files: [sample], fieldName: 'constructor' })).status).toBe(200)
  })

  it('comes as bare bytes by PUT, its name and purpose in the query', async () => {
    const { bytes } = await sampleFile('pdf')
    const put = (query: Record<string, string>, type = 'application/json') =>
      test.app.inject({
        method: 'PUT',
        url: '/api/file/upload',
        query,
        payload: bytes,
        headers: { authorization: 'owner', 'content-type': type },
      })
    const taken = await put({ fileName: '证明 1.pdf', purpose: 'expert-filing' })
    expect([taken.statusCode, taken.json().fileName]).toEqual([200, '证明 1.pdf'])
    expect((await put({ purpose: 'expert-filing' })).json().msg).toBe('请提供文件名')
    expect((await put({ fileName: 'a.pdf', purpose: 'evidence-slot' })).statusCode).toBe(415)
  })

  it.each([
    ['/api/file/uploadFile', 'zip', 200],
    ['/api/file/uploadFile', 'docx', 200],
  ] as const)('to %s of a .%s answers %i', async (path, kind, expected) => {
    const { status } = await test.send(path, { files: [await sampleFile(kind)], fieldName: 'file' })
    expect(status).toBe(expected)
  })
})

describe('a refused upload', () => {
  const refused = async (path: string, form: Parameters<FilesApp['send']>[1], token?: string) => {
    const before = await traces()
    const { status, body } = await test.send(path, form, token)
    expect(await traces()).toEqual(before)
    return [status, body.status, body.msg]
  }

  it('may have 2 MB and not a byte more', async () => {
    const { status } = await test.send('/api/file/upload', { files: [await pdfOfSize(2 * mega)] })
    expect(status).toBe(200)
    expect(await refused('/api/file/upload', { files: [await pdfOfSize(2 * mega + 1)] })).toEqual([
      413,
      'U00413',
      '上传文件大小不能超过 2MB!',
    ])
  })

  it.each([
    ['request-attachment', 2],
    ['trade-dispute', 2],
    ['expert-filing', 2],
    ['trademark-image', 5],
    ['generic', 10],
  ])('for %s says %i MB, whether the purpose stands before or behind', async (purpose, limit) => {
    const files = [await pdfOfSize(limit * mega + 1)]
    const answer = [413, 'U00413', `上传文件大小不能超过 ${limit}MB!`]
    expect(await refused('/api/file/upload', { files, before: { purpose } })).toEqual(answer)
    if (limit < 10) expect(await refused('/api/file/upload', { files, after: { purpose } })).toEqual(answer)
  })

  it('to the generic uploader has its limit', async () => {
    const [status, , msg] = await refused('/api/file/uploadFile', { files: [await pdfOfSize(10 * mega + 1)] })
    expect([status, msg]).toEqual([413, '上传文件大小不能超过 10MB!'])
  })

  it('is refused without a session, before its body is read', async () => {
    const answer = [401, 'U00015', '登录已失效，请重新登录']
    for (const path of ['/api/file/upload', '/api/file/uploadFile']) {
      expect(await refused(path, { files: [await sampleFile('jpg')] }, '')).toEqual(answer)
    }
  })

  it('has exactly one file', async () => {
    const sample = await sampleFile('jpg')
    expect(await refused('/api/file/upload', { files: [sample, sample] })).toEqual([
      400,
      'U00400',
      '超过最大上传数量！',
    ])
    expect(await refused('/api/file/upload', { files: [] })).toEqual([400, 'U00400', '请选择要上传的文件'])
    const none = { fileName: '', bytes: Buffer.alloc(0) }
    expect(await refused('/api/file/upload', { files: [none] })).toEqual([400, 'U00400', '请选择要上传的文件'])
  })

  it('is not empty and has a known purpose', async () => {
    const empty = { fileName: 'a.jpg', bytes: Buffer.alloc(0) }
    expect((await refused('/api/file/upload', { files: [empty] }))[2]).toBe('文件没有内容，请重新选择')
    const files = [await sampleFile('jpg')]
    expect((await refused('/api/file/upload', { files, before: { purpose: 'x' } }))[2]).toBe('上传用途有误')
    expect((await refused('/api/file/upload?purpose=generic', { files, before: { purpose: 'generic' } }))[0]).toBe(400)
  })

  it('is of the back office alone for public pictures', async () => {
    const form = { files: [await sampleFile('png')], before: { purpose: 'public-picture' } }
    expect((await refused('/api/file/upload', form))[1]).toBe('U00403')
    expect((await test.send('/api/file/upload', form, 'staff')).status).toBe(200)
  })

  it('leaves nothing of a hostile file', async () => {
    const before = await traces()
    for (const { fileName, make } of hostileFiles.filter((_, index) => index % 5 === 0)) {
      const { status } = await test.send('/api/file/upload', { files: [{ fileName, bytes: await make() }] })
      expect([413, 415]).toContain(status)
    }
    expect(await traces()).toEqual(before)
  })
})

it.each([
  ['a\r\nX-Evil: 1.jpg', /^a.*1\.jpg$/],
  ['../../../a.jpg', /^a\.jpg$/],
  ['外\u202e片.jpg', /^外片\.jpg$/],
  [`${'😀'.repeat(300)}.jpg`, /^(😀){196}\.jpg$/u],
  ['<img src=x onerror=alert(1)>.jpg', /^_img src=x onerror=alert\(1\)_\.jpg$/],
])('shows the name %j without what could harm', async (fileName, shown) => {
  const { bytes } = await sampleFile('jpg')
  const { url, fileName: answered } = await test.upload({ fileName, bytes })
  expect(answered).toMatch(shown)
  const { headers } = await test.app.inject({ url })
  expect(headers['content-disposition']).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w%.~-]+$/)
  expect(headers['x-evil']).toBeUndefined()
})

describe('a user whose files are refused again and again', () => {
  const refused = { fileName: '发票.jpg', bytes: Buffer.from('MZ') }

  it('waits after three hundred of them, while others upload as before', async () => {
    const limited = await createFilesApp({ RATE_LIMITS: 'on' })
    for (let sent = 0; sent < 300; sent += 1) {
      expect((await limited.send('/api/file/upload', { files: [refused] }, 'stranger')).status).toBe(415)
    }
    const photo = await sampleFile('jpg')
    expect((await limited.send('/api/file/upload', { files: [refused] }, 'stranger')).status).toBe(429)
    expect((await limited.send('/api/file/upload', { files: [photo] }, 'stranger')).body).toMatchObject({
      status: 'U00429',
    })
    expect((await limited.send('/api/file/upload', { files: [photo] }, 'owner')).status).toBe(200)
    await limited.close()
  })
})

it.each([
  ['POST', '/api/file/upload'],
  ['POST', '/api/file/uploadFile'],
  ['PUT', '/api/file/upload?fileName=a.jpg'],
] as const)('stores nothing of a session that ends while its file is on the way by %s %s', async (method, url) => {
  const before = await traces()
  const login = { username: 'demo2', password: demonstrationPassword }
  const { body: session } = await test.call({ method: 'POST', path: '/api/login', body: login })
  const token = String(session.token)
  const file = await sampleFile('jpg')
  const bare = { body: file.bytes, headers: { 'content-type': 'image/jpeg' } }
  const { body, headers } = method === 'PUT' ? bare : formOf({ files: [file] })
  const answer = await test.app.inject({
    method,
    url,
    headers: { ...headers, authorization: token },
    payload: inHalves(body, () => test.call({ method: 'PUT', path: '/api/logout', token })),
  })
  expect([answer.statusCode, await traces()]).toEqual([401, before])
})

it('judges the file of somebody else before the many files that one user has sent', async () => {
  const { fileName, bytes } = await sampleFile('docx')
  const path = join(test.services.storage.spoolFolder, randomUUID())
  await writeFile(path, bytes)
  const judged: string[] = []
  const judge = async (whose: string) => {
    await judgeUpload(test.ctx, { path, fileName }, { purpose: 'generic', whose })
    judged.push(whose)
  }
  const many = Array.from({ length: 20 }, () => judge('attacker'))
  await judge('customer')
  expect(judged.length).toBeLessThan(8)
  await Promise.all(many)
  await rm(path)
})
