import { PDFiumLibrary } from '@hyzyla/pdfium'
import { expect, it } from 'vitest'
import { heldBufferBytes } from '../../testing/held-memory.ts'
import { indexPages } from './bundle-index.ts'
import { type Bundle, type BundlePage, printBundle } from './print-bundle.ts'

const mega = 1024 * 1024

/** The header of a JPEG of 300 by 200, and as many bytes of it as wanted: a PDF takes both as they are. */
const jpegOf = (bytes: number): Buffer => {
  const frame = [0xff, 0xc0, 0, 17, 8, 0, 200, 1, 44, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]
  return Buffer.concat([Buffer.from([0xff, 0xd8, ...frame]), Buffer.alloc(bytes)])
}

const bundleOf = (rows: number, pages: readonly BundlePage[]): Bundle => ({
  title: '合订',
  name: '合订试样',
  lead: ['引言'],
  sections: [{ title: '事实', facts: [{ label: '地点', text: '科隆' }] }],
  notes: ['小字'],
  coverStamp: '封面页脚',
  index: {
    title: '目录',
    columns: [
      { label: '项', width: 60 },
      { label: '材料', width: 423 },
    ],
    rows: Array.from({ length: rows }, (_, row) => [`${row + 1}`, `材料第${row + 1}份，${'名称很长'.repeat(40)}`]),
  },
  indexStamp: (page) => `目录页脚${page + 1}`,
  pages,
  at: new Date('2026-11-20T00:00:00Z'),
})

const textsOf = async (bundle: Bundle): Promise<string[]> => {
  const chunks: Buffer[] = []
  for await (const chunk of printBundle(bundle)) chunks.push(chunk)
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(Buffer.concat(chunks))
  const texts = [...document.pages()].map((page) => page.getText().replaceAll(/\s/g, ''))
  document.destroy()
  library.destroy()
  return texts
}

it.each([0, 1, 21, 22, 43])('a table of %i rows takes the pages that were counted for it', async (rows) => {
  const pages: BundlePage[] = [
    { kind: 'notice', title: '题', stamp: '页脚甲', lines: ['没有并入'] },
    { kind: 'picture', title: '图', stamp: '页脚乙', picture: async () => undefined, instead: ['读不出'] },
    { kind: 'strip', stamp: '页脚丙' },
  ]
  const texts = await textsOf(bundleOf(rows, pages))
  expect(texts.length).toBe(1 + indexPages(rows) + 3)
  expect(texts[0]).toMatch(/^合订引言事实地点科隆小字封面页脚$/)
  expect(texts.slice(-3)).toEqual(['题没有并入页脚甲', '图读不出页脚乙', '页脚丙'])
  const table = texts.slice(1, -3).join('')
  for (let row = 1; row <= rows; row += 1) expect(table).toContain(`${row}材料第${row}份`)
})

it('holds no more than the page it is at, however slowly it is read', async () => {
  // The font, ten megabytes, stays in memory once it is read.
  await textsOf(bundleOf(1, []))
  let drawn = 0
  const picture = async () => {
    drawn += 1
    return jpegOf(mega)
  }
  const pages = Array.from(
    { length: 24 },
    (_, at): BundlePage => ({ kind: 'picture', title: '照片', stamp: `${at}`, picture, instead: [] }),
  )
  const before = heldBufferBytes()
  const measured = new Set<number>()
  let written = 0
  let most = 0
  for await (const chunk of printBundle(bundleOf(1, pages))) {
    written += chunk.length
    if (drawn % 8 !== 0 || measured.has(drawn)) continue
    measured.add(drawn)
    most = Math.max(most, heldBufferBytes() - before)
  }
  expect(written).toBeGreaterThan(24 * mega)
  expect([...measured]).toEqual([0, 8, 16, 24])
  expect(most).toBeLessThan(8 * mega)
})
