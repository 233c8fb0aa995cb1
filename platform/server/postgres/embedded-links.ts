import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

type Link = { source: string; target: string }

/** Somebody was faster, or the installation belongs to somebody else: whether PostgreSQL runs is asked next. */
const harmless = ['EEXIST', 'EACCES', 'EPERM', 'EROFS']

/**
 * npm packages cannot hold symbolic links: those of PostgreSQL list theirs, to be made by an install script. Scripts are
 * not run here (supply chain), so the libraries get their names before the first use.
 * @param native the folder `native` of the platform's package
 */
export const linkLibraries = async (native: string): Promise<void> => {
  const list = join(native, 'pg-symlinks.json')
  const links: Link[] = existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : []
  for (const { source, target } of links) {
    try {
      await symlink(basename(source), join(dirname(native), target))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && harmless.includes(String(error.code)))) throw error
    }
  }
}
