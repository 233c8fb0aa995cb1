import { expect, it } from 'vitest'
import { pdfOf } from '../testing/pdf.ts'
import { renderPage } from './render-page.ts'

const mega = 1024 * 1024
const sizeOf = async (...order: Parameters<typeof renderPage>) => {
  const drawn = await renderPage(...order)
  return typeof drawn === 'string' ? drawn : [drawn.width, drawn.height]
}
const first = { page: 1, longestSide: 2_000 }

it.each([
  [2, [6, 3]],
  [200, [600, 300]],
  [14_400, [2_000, 1_000]],
])('draws a page %i points wide within the bound', async (side, size) => {
  expect(await sizeOf(pdfOf({ side }), first)).toEqual(size)
})

const generous = { cpuMs: 60_000, ms: 60_000, memoryBytes: 256 * mega, heapMb: 64 }

it.each([{ ms: 1 }, { cpuMs: 1 }])('ends a page that takes too long: %o', async (bound) => {
  expect(await sizeOf(pdfOf({ side: 14_400 }), { page: 1, longestSide: 8_000 }, { ...generous, ...bound })).toBe(
    'unreadable',
  )
})

it('ends a page that takes more than its memory, and draws it with more', async () => {
  const large = { page: 1, longestSide: 4_000 }
  const sheet = pdfOf({ side: 14_400 })
  expect(await sizeOf(sheet, large, { ...generous, memoryBytes: 24 * mega })).toBe('unreadable')
  expect(await sizeOf(sheet, large)).toEqual([4_000, 2_000])
})

it('runs no script of the file', async () => {
  expect(await sizeOf(pdfOf({ script: 'while (true) {}' }), first)).toEqual([600, 300])
})
