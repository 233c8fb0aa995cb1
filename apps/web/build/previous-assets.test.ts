import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepPreviousAssets } from './previous-assets.ts'

const day = 24 * 3600 * 1000
let folder: string
let builds = 0
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-assets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A finished build with these assets, after the one in `before`. */
const buildAfter = (before: string, names: string[], now: number): string => {
  builds += 1
  const next = join(folder, String(builds))
  mkdirSync(join(next, 'assets'), { recursive: true })
  for (const name of names) writeFileSync(join(next, 'assets', name), name)
  keepPreviousAssets(before, next, now)
  return next
}
const assetsOf = (build: string): string[] => readdirSync(join(build, 'assets')).sort()

describe('assets of earlier builds', () => {
  it('stay for a week after they went out of use, however old they are', () => {
    const first = buildAfter(join(folder, 'none'), ['a1.js', 'base.js'], 0)
    const second = buildAfter(first, ['a2.js', 'base.js'], 100 * day)
    expect(assetsOf(second)).toEqual(['a1.js', 'a2.js', 'base.js'])
    const third = buildAfter(second, ['a2.js', 'base.js'], 106 * day)
    expect(assetsOf(third)).toEqual(['a1.js', 'a2.js', 'base.js'])
    const fourth = buildAfter(third, ['a2.js', 'base.js'], 108 * day)
    expect(assetsOf(fourth)).toEqual(['a2.js', 'base.js'])
  })

  it('are those of the last five builds at most', () => {
    let last = buildAfter(join(folder, 'none'), ['0.js'], 0)
    for (let build = 1; build <= 8; build += 1) last = buildAfter(last, [`${build}.js`], build)
    expect(assetsOf(last)).toEqual(['3.js', '4.js', '5.js', '6.js', '7.js', '8.js'])
  })
})
