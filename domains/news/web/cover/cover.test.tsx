import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { newsItemSample } from '../../contract/samples.ts'
import { namedTags, newsPlaceCodes, newsSubjectCodes } from '../../contract/tags.ts'
import { Cover } from './cover.tsx'
import { drawnTags } from './cover-address.ts'

const picturesOf = (article: Partial<typeof newsItemSample>) => {
  const { container } = render(<Cover article={{ ...newsItemSample, ...article }} size="card" />)
  return [...container.querySelectorAll('img')]
}

describe('the cover of an article', () => {
  it('is drawn from the first place and the first subject, in files that keep their place and load late', () => {
    const pictures = picturesOf({ places: namedTags(['fr', 'de']), subjects: namedTags(['trademark', 'fair']) })
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      expect.stringMatching(/place-fr\.svg\b/),
      expect.stringMatching(/subject-trademark\.svg\b/),
    ])
    for (const picture of pictures) {
      expect(picture).toHaveAttribute('loading', 'lazy')
      expect(picture).toHaveAttribute('alt', '')
      expect([picture.width, picture.height]).toEqual([240, 160])
    }
  })

  it('is a plain sky over a sheet of paper where there is no tag, or one that is not drawn yet', () => {
    const sources = (article: Partial<typeof newsItemSample>) =>
      picturesOf(article).map((picture) => /(?:place|subject)-\w+/.exec(picture.getAttribute('src') ?? '')?.[0])
    expect(sources({ places: [], subjects: [] })).toEqual(['place-none', 'subject-policy'])
    expect(sources({ places: [{ code: 'moon', name: '月球' }] })).toEqual(['place-none', 'subject-seizure'])
  })

  it('is the picture that an editor uploaded, where there is one', () => {
    const url = '/api/picture/1/960.webp'
    const cover = { url, width: 960, height: 480, sources: [{ type: 'webp' as const, width: 960, url }] }
    expect(picturesOf({ cover }).map((picture) => picture.getAttribute('src'))).toEqual([url])
  })
})

describe('the drawings of covers', () => {
  it('are there for every place and every subject', () => {
    expect(drawnTags('place').toSorted()).toEqual(['none', ...newsPlaceCodes].toSorted())
    expect(drawnTags('subject').toSorted()).toEqual(newsSubjectCodes.toSorted())
  })

  it('take at most 2 KB of the line, and hold neither styles, which the policy blocks, nor scripts', () => {
    const folder = resolve(import.meta.dirname, 'drawings')
    for (const name of readdirSync(folder)) {
      const svg = readFileSync(join(folder, name), 'utf8')
      expect(brotliCompressSync(svg).length, name).toBeLessThanOrEqual(2000)
      const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
      expect(root.getAttribute('viewBox'), name).toBe('0 0 240 160')
      expect(root.querySelectorAll('script, style, [style], [class], image, foreignObject')).toHaveLength(0)
      expect(svg).not.toMatch(/undefined|NaN/)
    }
  })
})
