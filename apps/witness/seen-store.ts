import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { readCheckpoint, readNote } from '@portal/proofs/proof'
import type { Seen } from './judge-checkpoint.ts'

export type SeenStore = {
  read: (origin: string) => Promise<Seen | undefined>
  /** Stores what was seen; the file is safe on the disk before the promise resolves. */
  write: (origin: string, note: string) => Promise<void>
}

/**
 * Syncs a folder. A rename is stored in the folder: until that is synced, a power cut can undo it. Windows has no such call.
 */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const readText = async (path: string): Promise<string | undefined> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Keeps the last checkpoint of each log as the witness cosigned it, in one readable file for each log: `<folder>/seen/<hash
 * of the origin>`.
 */
export const openSeenStore = async (folder: string): Promise<SeenStore> => {
  const seen = join(folder, 'seen')
  await mkdir(seen, { recursive: true, mode: 0o700 })
  const pathOf = (origin: string) => join(seen, createHash('sha256').update(origin).digest('hex'))
  return {
    read: async (origin) => {
      const note = await readText(pathOf(origin))
      if (note === undefined) return undefined
      const checkpoint = readCheckpoint(readNote(note)?.text ?? '')
      if (checkpoint?.origin !== origin) throw new Error(`${pathOf(origin)} is damaged`)
      return { size: checkpoint.size, root: checkpoint.root, note }
    },
    write: async (origin, note) => {
      const path = pathOf(origin)
      const file = await open(`${path}.new`, 'w', 0o600)
      try {
        await file.writeFile(note)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.new`, path)
      await syncFolder(seen)
    },
  }
}
