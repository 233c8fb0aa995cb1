import { open } from 'node:fs/promises'

/** A rename lives in its folder: until that is synced, a power cut can take the file away again. Windows has no such call. */
export const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
