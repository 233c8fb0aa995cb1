import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { KeptFolder } from './kept-folder.ts'
import { syncFolder } from './sync-folder.ts'

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
    const file = await open(`${target}.new`, 'w', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(`${target}.new`, target)
    await syncFolder(folder)
    if (made !== undefined) await syncFolder(dirname(made))
  },
  remove: (path) => rm(join(root, path), { force: true }),
})
