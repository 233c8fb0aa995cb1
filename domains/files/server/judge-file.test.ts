import { describe, expect, it } from 'vitest'
import { purposeNames, ruleOf } from '../contract/purposes.ts'
import { hostileFiles, hugePicture, polyglotPicture } from '../testing/hostile-files.ts'
import { jpegOf, sampleFile, sampleKinds } from '../testing/samples.ts'
import { cleanFileName } from './file-name.ts'
import { judgeFile } from './judge-file.ts'

const judged = ({ fileName, bytes }: { fileName: string; bytes: Buffer }, purpose = 'request-attachment' as const) =>
  judgeFile(bytes, cleanFileName(fileName), purpose)

it.each(sampleKinds)('takes a true .%s', async (kind) => {
  const { bytes, fileName } = await sampleFile(kind)
  const found = await judgeFile(bytes, fileName, 'generic')
  const expected = { jpg: 'jpeg', txt: 'text', csv: 'text' }[kind as string] ?? kind
  expect(found).toBe(expected)
})

it('takes an extension in capitals', async () => {
  expect(await judged({ ...(await sampleFile('jpg')), fileName: '照片.JPG' })).toBe('jpeg')
})

it.each([
  [
    '照片.jpg',
    Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.alloc(4096)]),
    'jpeg',
  ],
  ['证明.pdf', Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'), 'pdf'],
  ['证明.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4096)]), 'pdf'],
])('takes %s that is damaged but nothing else in disguise', async (fileName, bytes, kind) => {
  expect(await judged({ fileName, bytes })).toBe(kind)
})

it.each(purposeNames)('for %s takes exactly the kinds of its list', async (purpose) => {
  const { extensions, pixels } = ruleOf(purpose)
  for (const kind of sampleKinds) {
    const { fileName, bytes } = await sampleFile(kind)
    const content = pixels && extensions.includes(kind) ? await jpegOf({ width: 400, height: 1500 }) : bytes
    const outcome = await judgeFile(content, fileName, purpose).then(
      () => 'taken',
      ({ code }) => code,
    )
    const refusal = pixels ? 'file.trademark_image' : 'file.unsupported'
    expect([kind, outcome]).toEqual([kind, extensions.includes(kind) ? 'taken' : refusal])
  }
})

it('says of an animated picture what to do, where everybody is to see it', async () => {
  const { fileName, bytes } = await sampleFile('gif')
  await expect(judgeFile(bytes, fileName, 'public-picture')).rejects.toMatchObject({
    failure: { http: 415, status: 'U00415', msg: expect.stringContaining('GIF 动图请截取一帧') },
  })
})

describe('hostile files', () => {
  it('are more than sixty, each told apart by its words', () => {
    expect(hostileFiles.length).toBeGreaterThan(60)
    expect(new Set(hostileFiles.map(({ what }) => what)).size).toBe(hostileFiles.length)
  })

  it.each(hostileFiles)('refuses $what', async ({ fileName, make }) => {
    const bytes = await make()
    // The generic uploader takes the most kinds: another purpose may refuse a file for its extension alone.
    await expect(judgeFile(bytes, cleanFileName(fileName), 'generic')).rejects.toMatchObject({
      code: 'file.unsupported',
      failure: { http: 415, status: 'U00415', msg: '上传文件的格式不支持' },
    })
  })

  it('refuses an empty file in its own words', async () => {
    await expect(judged({ fileName: 'a.jpg', bytes: Buffer.alloc(0) })).rejects.toMatchObject({ code: 'file.empty' })
  })

  it('refuses a picture of four thousand million pixels at once, without decoding it', async () => {
    const picture = await hugePicture()
    const before = process.memoryUsage().rss
    const start = performance.now()
    await expect(judged(picture)).rejects.toMatchObject({ code: 'file.too_many_pixels' })
    // Decoding this picture takes minutes and sixteen thousand million bytes: even a busy machine that does not decode it
    // stays far below either.
    expect(performance.now() - start).toBeLessThan(10_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(1024 * 1024 * 1024)
  })

  it('takes a true picture with more in it for the picture that it is', async () => {
    expect(await judged(await polyglotPicture())).toBe('jpeg')
  })
})

describe('the picture of a trademark', () => {
  const refusal = { failure: { http: 422, status: '603', msg: '图片须为 JPG 格式，宽和高均为 400-1500 像素' } }

  it.each([
    [400, 400],
    [1500, 1500],
    [400, 1500],
  ])('may have %i by %i pixels', async (width, height) => {
    const bytes = await jpegOf({ width, height })
    expect(await judgeFile(bytes, '商标.jpg', 'trademark-image')).toBe('jpeg')
  })

  it.each([
    [399, 400],
    [400, 399],
    [1501, 1500],
    [1500, 1501],
  ])('may not have %i by %i pixels', async (width, height) => {
    const bytes = await jpegOf({ width, height })
    await expect(judgeFile(bytes, '商标.jpg', 'trademark-image')).rejects.toMatchObject(refusal)
  })

  it('may not be a PNG, under whichever name', async () => {
    const { bytes } = await sampleFile('png')
    await expect(judgeFile(bytes, '商标.png', 'trademark-image')).rejects.toMatchObject(refusal)
    await expect(judgeFile(bytes, '商标.jpg', 'trademark-image')).rejects.toMatchObject(refusal)
  })
})
