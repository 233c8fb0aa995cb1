import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { KeptFolder } from './kept-folder.ts'
import { syncFolder } from './sync-folder.ts'

/** The age at which a copy that was not renamed is abandoned: its writer was killed. */
const abandonedMs = 10 * 60_000

const isAbandoned = async (path: string): Promise<boolean> => {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > abandonedMs
}

/** Removes the copies of `target` that killed writers left beside it. */
const removeAbandoned = async (target: string): Promise<void> => {
  const folder = dirname(target)
  const copies = (await readdir(folder)).filter(
    (name) => name.startsWith(`${basename(target)}.`) && name.endsWith('.new'),
  )
  for (const name of copies) {
    if (await isAbandoned(join(folder, name))) await rm(join(folder, name), { force: true })
  }
}

export const openDiskKeptFolder = (root: string): KeptFolder => ({
  read: async (path) => {
    try {
      return await readFile(join(root, path))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  },
  write: async (path, bytes) => {
    const target = join(root, path)
    const folder = dirname(target)
    const made = await mkdir(folder, { recursive: true, mode: 0o700 })
    // Each writer has a copy of its own: if two processes shared one, one could truncate the copy of the other before the
    // rename.
    const copy = `${target}.${randomUUID()}.new`
    const file = await open(copy, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(copy, target)
    await syncFolder(folder)
    if (made !== undefined) await syncFolder(dirname(made))
    await removeAbandoned(target)
  },
  remove: (path) => rm(join(root, path), { force: true }),
})
