import { createHash } from 'node:crypto'
import type { Prepare } from '@portal/platform/web'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { compressedCopy, declaredCopy, lookedAt, preparePhoto } from './prepare-photo.ts'
import { paperExpected } from './quality/expectation.ts'

const mega = 1024 * 1024
/** How many bytes a pixel of the stubbed encoder takes at full quality. */
let bytesPerPixel = 0.8
let drawn: { side: number; quality: number }[] = []

beforeEach(() => {
  bytesPerPixel = 0.8
  drawn = []
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:x'
      static override revokeObjectURL = () => undefined
    },
  )
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(4032)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(3024)
  HTMLImageElement.prototype.decode = async () => undefined
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    take,
    _type,
    quality = 1,
  ) {
    drawn.push({ side: Math.max(this.width, this.height), quality })
    take(new Blob([new Uint8Array(Math.round(this.width * this.height * quality * bytesPerPixel))]))
  })
})
afterEach(() => Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'))

const photo = (bytes: number, name = 'IMG_20261123.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type })
const prepare = (file: File, hasCamera = false) => preparePhoto('request-attachment', { hasCamera })?.(file)

describe('a photo for a request', () => {
  it('of 5 MB goes through: a copy of at most 1.9 MB, and its row says how large it became', async () => {
    const made = await prepare(photo(5 * mega))
    expect(made?.file.size).toBeLessThanOrEqual(1.9 * mega)
    expect([made?.file.name, made?.file.type]).toEqual(['IMG_20261123.jpg', 'image/jpeg'])
    expect(made?.note).toBe(`已缩小到 ${((made?.file.size ?? 0) / mega).toFixed(1)} MB`)
  })

  it('loses quality before its long side falls below 2,000 pixels', async () => {
    bytesPerPixel = 3
    await prepare(photo(9 * mega))
    const under = drawn.findIndex(({ side }) => side < 2000)
    expect(drawn.slice(0, under).at(-1)).toEqual({ side: 2000, quality: 0.5 })
  })

  it.each([
    ['a photo within the limit', photo(mega)],
    ['a PDF over the limit', photo(3 * mega, '通知书.pdf', 'application/pdf')],
    ['a Word file over the limit', photo(3 * mega, '说明.docx', '')],
    ['at a computer, a picture of a kind that the form refuses', photo(mega, '图.gif', 'image/gif')],
  ])('is never changed where it is %s', async (_, file) => {
    expect(await prepare(file)).toEqual({ file })
  })

  it('of a kind that the form refuses becomes a JPEG on a phone', async () => {
    expect((await prepare(photo(mega, '照片.webp', 'image/webp'), true))?.file.name).toBe('照片.jpg')
  })

  it('becomes a PDF on a phone where a form takes only those', async () => {
    const made = await preparePhoto('expert-filing', { hasCamera: true })?.(photo(4 * mega))
    expect([made?.file.name, made?.note]).toEqual(['IMG_20261123.pdf', '已转成 PDF'])
  })
})

describe('a picture that is looked at on this device', () => {
  const looked = async (light: number, before?: Prepare) => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      drawImage: () => undefined,
      getImageData: (_x: number, _y: number, width: number, height: number) => ({
        data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => (at % 7 < 3 ? light : light + 40)),
      }),
    } as never)
    return lookedAt(before, paperExpected)(photo(1000))
  }

  it('says in its row that it is dark, beside what was changed about it', async () => {
    expect((await looked(10)).note).toContain('偏暗')
    const smaller: Prepare = async (file) => ({ file, note: '已缩小到 1.6 MB' })
    expect((await looked(10, smaller)).note).toMatch(/^已缩小到 1\.6 MB；画面偏暗/)
  })

  it('has no note where nothing is wrong, and is sent as it is', async () => {
    const { file, note } = await looked(120)
    expect([file.size, note]).toEqual([1000, undefined])
  })
})

describe('a photo whose bytes count', () => {
  it('is never made smaller by itself', () => {
    expect(preparePhoto('evidence-slot', { hasCamera: true })).toBeUndefined()
  })

  it('is copied when the user asks for it, and the copy says what it is', async () => {
    const made = await compressedCopy('evidence-slot')(photo(5 * mega))
    expect(made.file.name).toBe('IMG_20261123（压缩副本）.jpg')
    expect(made.note).toMatch(/^压缩副本，1\.\d MB$/)
  })

  it('is declared with digest and size of what was picked, where the server is to know of it', async () => {
    const picked = photo(5 * mega)
    const { fields } = await declaredCopy('evidence-slot')(picked)
    const bytes = Buffer.from(await picked.arrayBuffer())
    expect(fields).toEqual({
      copyOfSha256: createHash('sha256').update(bytes).digest('hex'),
      copyOfSize: String(5 * mega),
    })
    const document = photo(5 * mega, '合同.pdf', 'application/pdf')
    expect(await declaredCopy('evidence-slot')(document)).toEqual({ file: document })
  })
})
