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
const paper: Paper = {
  title: '试样',
  name: '试样 KL20261120000001',
  head: 'KL20261120000001',
  lead: ['引言'],
  sections: [
    { title: '长文', facts: [{ label: '说明', text: lines.join('\n') }] },
    { title: '短项', facts: lines.map((text, n) => ({ label: `项${n}`, text: n === 7 ? 'a\u0000b' : text })) },
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

it('is the same for the same paper and moment', async () => {
  const [one, other] = await Promise.all([printPaper(paper), printPaper(paper)])
  expect(one.equals(other)).toBe(true)
  const text = one.toString('latin1')
  expect(text).toContain('D:20261120000000Z')
})
