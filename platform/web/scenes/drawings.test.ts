import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

const drawings = globSync(resolve(import.meta.dirname, '**/*.svg')).map((file) => readFileSync(file, 'utf8'))

describe('a drawing', () => {
  it('takes at most 2 KB of the line', () => {
    expect(drawings.length).toBeGreaterThan(70)
    for (const svg of drawings) expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(2000)
  })

  it('is whole, is cut where its box is narrower, and holds neither styles, which the policy blocks, nor scripts', () => {
    for (const svg of drawings) {
      const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
      expect(['0 0 240 160', '0 0 320 200'], svg).toContain(root.getAttribute('viewBox'))
      expect(root.getAttribute('preserveAspectRatio')).toBe('xMidYMid slice')
      expect(root.querySelectorAll('script, style, [style], [class], image, foreignObject')).toHaveLength(0)
      expect(svg).not.toMatch(/undefined|NaN/)
    }
  })
})
