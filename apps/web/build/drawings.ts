import { createHash } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../../../platform/web/scenes/drawings')
const files = readdirSync(folder).sort()

const digest = (): string => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(folder, file)))
  return hash.digest('base64url').slice(0, 7)
}

const ending = `-${digest()}.svg`

const nameOf = (file: string): string => `assets/${basename(file, '.svg')}${ending}`

/**
 * The name of a drawn scene among the assets; undefined for any other asset. All scenes share one digest, so that a script
 * knows the address of each by its name alone: a list of seventy hashes would weigh as much as a drawing.
 */
export const drawingName = (file: string): string | undefined => (files.includes(file) ? nameOf(file) : undefined)

/** Puts all scenes among the assets; the bundler knows only the one that the scripts import. */
export const placeDrawings = (client: string): void => {
  for (const file of files) copyFileSync(join(folder, file), join(client, nameOf(file)))
}
