import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const week = 7 * 24 * 3600 * 1000
/** Whoever builds all day keeps no more than the last few builds. */
const mostBuilds = 5

/** `name → epoch ms` of assets that a newer build no longer writes. */
type Left = Record<string, number>

const readLeft = (dist: string): Left => {
  const file = join(dist, '.kept-assets.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/**
 * Carries assets of earlier builds into `next` for a week after they went out of use: a tab that was opened
 * before an upgrade still loads its chunks. Answers how many were carried.
 */
export const keepPreviousAssets = (dist: string, next: string, now: number): number => {
  const from = join(dist, 'assets')
  if (!existsSync(from)) return 0
  const to = join(next, 'assets')
  mkdirSync(to, { recursive: true })
  const fresh = new Set(readdirSync(to))
  const earlier = readLeft(dist)
  const moments = [...new Set([now, ...Object.values(earlier)])].sort((a, b) => b - a)
  const oldest = Math.max(now - week, moments[mostBuilds - 1] ?? 0)
  const left: Left = {}
  for (const name of readdirSync(from)) {
    if (fresh.has(name)) continue
    const since = earlier[name] ?? now
    if (since < oldest) continue
    left[name] = since
    copyFileSync(join(from, name), join(to, name))
  }
  writeFileSync(join(next, '.kept-assets.json'), `${JSON.stringify(left)}\n`)
  return Object.keys(left).length
}
