import { describe, expect, it } from 'vitest'
import { filesOf, type Manifest, modulesOf } from './manifest.ts'

const manifest: Manifest = {
  'index.html': { file: 'assets/portal.js', imports: ['_base.js'], css: ['assets/portal.css'] },
  '_base.js': { file: 'assets/base.js', imports: ['index.html'] },
  'pages/a.tsx': { file: 'assets/a-1x.js', imports: ['_base.js'], css: ['assets/a.css'] },
}

describe('the build manifest', () => {
  it('gives all files of a module once, cycles or not', () => {
    expect([...filesOf(manifest, 'pages/a.tsx')].sort()).toEqual(
      ['assets/a-1x.js', 'assets/a.css', 'assets/base.js', 'assets/portal.css', 'assets/portal.js'].sort(),
    )
  })

  it('finds the module that a loader imports', () => {
    expect(modulesOf(manifest, 'async () => ({ Component: (await import("./assets/a-1x.js")).A })')).toEqual([
      'pages/a.tsx',
    ])
  })

  it('refuses a loader whose chunks it cannot know', () => {
    expect(() => modulesOf(manifest, 'async () => ({ Component: await page() })')).toThrow(/No import\(\)/)
    expect(() => modulesOf(manifest, 'import("./gone.js")')).toThrow(/no chunk gone.js/)
    expect(() => filesOf(manifest, 'pages/b.tsx')).toThrow(/pages\/b.tsx/)
  })
})
