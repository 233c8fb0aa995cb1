import { expect, it, vi } from 'vitest'
import { type ZipEntry, zipOf } from '../testing/zip.ts'
import { surveyZip } from './zip-survey.ts'

const mega = 1024 * 1024
const isSound = async (entries: readonly ZipEntry[]) =>
  (await surveyZip(zipOf(entries), { inflate: true })) !== undefined

it('refuses what grows a hundred times, in one entry or in many, and takes a long text', async () => {
  const zeros = (length: number) => ({ content: Buffer.alloc(length) })
  expect(await isSound([{ name: 'a.xml', ...zeros(2 * mega) }])).toBe(false)
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `${at}.xml`, ...zeros(mega) }))
  expect([await isSound(many(4)), await isSound(many(5))]).toEqual([true, false])
  const text = Array.from({ length: 100_000 }, (_, at) => `<w:t>第 ${at} 行</w:t>`).join('')
  expect(Buffer.byteLength(text)).toBeGreaterThan(2 * mega)
  expect(await isSound([{ name: 'a.xml', content: text }])).toBe(true)
})

it('judges the names and the first entry before anything else is inflated', async () => {
  // The large entry is larger than it says, so that inflating it would end the survey.
  const bytes = zipOf([
    { name: 'types.xml', content: 'types' },
    { name: 'large.xml', content: 'x'.repeat(999), claimedSize: 9 },
  ])
  const suits = vi.fn(() => false)
  expect(await surveyZip(bytes, { inflate: true, first: { name: 'types.xml', suits } })).toBeUndefined()
  expect(suits).toHaveBeenCalledExactlyOnceWith({ names: new Set(['types.xml', 'large.xml']), text: 'types' })
})
