import { inflateSync } from 'node:zlib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { expect, it } from 'vitest'
import { type Paper, printPaper } from './print-paper.ts'

/** Pages as a reader sees them: text without white space, since lines break where they must. */
const pagesOf = async (paper: Paper): Promise<string[]> => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await printPaper(paper))
  const pages = [...document.pages()].map((page) => page.getText().replaceAll(/\s/g, ''))
  document.destroy()
  library.destroy()
  return pages
}

const lines = Array.from({ length: 120 }, (_, n) => `第${n}行，查扣口岸与日期均见海关通知。`)
/** A black PNG of 60 by 20. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAADwAAAAUAQAAAAD5eGOEAAAADElEQVR42mNgGHoAAAC0AAGxr1xMAAAAAElFTkSuQmCC',
  'base64',
)
const paper: Paper = {
  title: '试样',
  name: '试样 KL20261120000001',
  head: 'KL20261120000001',
  lead: ['引言'],
  sections: [
    { title: '长文', facts: [{ label: '说明', text: lines.join('\n') }] },
    { title: '短项', facts: lines.map((text, n) => ({ label: `项${n}`, text: n === 7 ? 'a\u0000b' : text })) },
    { title: '图样', picture, facts: [{ label: '名称', text: '星辰' }] },
    { title: '分列', facts: [], entries: [{ title: '货物一', facts: [{ label: '产地', text: '' }] }] },
  ],
  lists: [{ title: '清单', lines: ['其一', '其二'] }],
  notes: ['结束'],
  gap: { text: '（未填写）', isOpen: true },
  at: new Date('2026-11-20T00:00:00Z'),
}

it('a paper of many pages loses no line and says on each page what it is about', async () => {
  const pages = await pagesOf(paper)
  expect(pages.length).toBeGreaterThan(4)
  for (const page of pages) expect(page).toContain(paper.head)
  const text = pages.join('')
  for (const line of lines) expect(text).toContain(line)
  for (const part of ['引言', '项119', '项7ab', '货物一产地（未填写）', '清单其一其二']) expect(text).toContain(part)
  expect(text.endsWith('结束')).toBe(true)
})

/** The sizes of the texts of each page, as its instructions have them; they are one deflated stream. */
const sizesOf = (bytes: Buffer): string[][] => {
  const streams = bytes.toString('latin1').matchAll(/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)
  return [...streams]
    .map(([, raw = '']) => inflateSync(Buffer.from(raw, 'latin1')).toString('latin1'))
    .map((text) => [...text.matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size = '']) => size))
    .filter((sizes) => sizes.length > 0)
}

it('a text that goes on to the next page keeps its size', async () => {
  const pages = sizesOf(await printPaper({ ...paper, sections: paper.sections.slice(0, 1) }))
  expect(pages.length).toBeGreaterThan(2)
  for (const sizes of pages) expect(new Set(sizes)).toContain('10.5')
})

it('is the same for the same paper and moment', async () => {
  const [one, other] = await Promise.all([printPaper(paper), printPaper(paper)])
  expect(one.equals(other)).toBe(true)
  const text = one.toString('latin1')
  expect(text).toContain('D:20261120000000Z')
})

it('shows the picture of a section on the page of its title', async () => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await printPaper(paper))
  const page = [...document.pages()].find((one) => one.getText().includes('图样'))
  const images = [...(page?.objects() ?? [])].filter(({ type }) => type === 'image')
  expect(images).toHaveLength(1)
  document.destroy()
  library.destroy()
})
