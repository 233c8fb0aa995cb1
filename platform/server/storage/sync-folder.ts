import { open } from 'node:fs/promises'

/** Syncs a folder: until then a power cut can undo a rename in it. Windows has no such call. */
export const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
