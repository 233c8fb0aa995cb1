import { expect, it } from 'vitest'
import { matterTitle } from './matter-title.ts'

/** 2026-11-18 10:02 in Beijing. */
const began = Date.parse('2026-11-18T10:02:00+08:00')

it('names the kind and what the matter is about, without empty parts', () => {
  expect(matterTitle('贸易纠纷', ['美国', null, ' ', '进口国贸易纠纷'], began)).toBe('贸易纠纷 · 美国 · 进口国贸易纠纷')
})

it('names the day where nothing else is known', () => {
  expect(matterTitle('自助备案', ['', undefined], began)).toBe('自助备案 · 2026年11月18日')
})

it('keeps a long part to one line, and does not cut a character in two', () => {
  const title = matterTitle('海关查扣', [`太阳镜\n${'𠮷'.repeat(60)}`], began)
  expect(title).toBe(`海关查扣 · 太阳镜 ${'𠮷'.repeat(35)}…`)
})
