import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

type Link = { source: string; target: string }

/**
 * Failures that do no harm: another process made the link first, or the installation belongs to another user. Whether
 * PostgreSQL runs is checked afterwards.
 */
const harmless = ['EEXIST', 'EACCES', 'EPERM', 'EROFS']

/**
 * Makes the symbolic links that the PostgreSQL package lists. npm packages cannot hold links, so an install script should
 * make them; but install scripts are not run here (supply chain), so they are made before the first use.
 * @param native the folder `native` of the package for this platform
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
