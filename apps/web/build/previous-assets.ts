import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const week = 7 * 24 * 3600 * 1000
/** The most builds whose assets are kept, so that a machine on which somebody builds all day does not fill up. */
const mostBuilds = 5

/** Since when (epoch milliseconds) the newest build no longer writes an asset, by the asset's name. */
type Left = Record<string, number>

const readLeft = (dist: string): Left => {
  const file = join(dist, '.kept-assets.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/**
 * Copies assets of earlier builds into `next`, for a week after a newer build has replaced them: a tab that was opened
 * before an upgrade can still load its chunks. Answers how many assets were copied.
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
