import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { covers } from './draw-scenes/covers.ts'
import { empties } from './draw-scenes/empties.ts'
import { services } from './draw-scenes/services.ts'

/**
 * `npm run scenes`: writes the drawings of the portal as SVG files. Nearly a hundred pictures share the same ship, the same
 * people, one palette and six backgrounds; drawn by hand, each change of a colour would be a hundred changes.
 */
const write = (folder: string, drawings: Iterable<readonly [name: string, svg: string]>): void => {
  const path = resolve(import.meta.dirname, '..', folder)
  rmSync(path, { recursive: true, force: true })
  mkdirSync(path, { recursive: true })
  for (const [name, svg] of drawings) writeFileSync(join(path, `${name}.svg`), svg)
}

write('platform/web/scenes/drawings', [...services, ...empties])
write('domains/news/web/cover/drawings', covers)
