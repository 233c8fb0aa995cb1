import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { empties } from './draw-scenes/empties.ts'
import { services } from './draw-scenes/services.ts'

/**
 * `npm run scenes`: writes the drawings of the portal as SVG files. Seventy pictures share the same ship, the same people, one
 * palette and six backgrounds; drawn by hand, each change of a colour would be seventy changes.
 */
const folder = resolve(import.meta.dirname, '../platform/web/scenes/drawings')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [name, svg] of [...services, ...empties]) writeFileSync(join(folder, `${name}.svg`), svg)
