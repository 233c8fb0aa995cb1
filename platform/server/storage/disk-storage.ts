import { constants } from 'node:fs'
import { access, chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureKey, type KeptObject, type Storage } from './storage.ts'
import { storageFailure } from './storage-failure.ts'
import { syncFolder } from './sync-folder.ts'

const isFolder = (name: string): boolean => /^[a-z0-9-]{2}$/.test(name)

/** Opens the store on disk. Objects lie at `<files>/<first two of key>/<key>`, so that no folder grows without limit. */
export const openDiskStorage = (filesFolder: string, spoolFolder: string): Storage => {
  const folderOf = (key: string) => join(filesFolder, ensureKey(key).slice(0, 2))
  const pathOf = (key: string) => join(folderOf(key), key)

  const keptIn = async (folder: string): Promise<KeptObject[]> => {
    const names = await readdir(join(filesFolder, folder))
    return Promise.all(names.map(async (key) => ({ key, keptAt: (await stat(join(filesFolder, folder, key))).mtime })))
  }

  return {
    spoolFolder,
    keep: async (spooled, key) => {
      try {
        const made = await mkdir(folderOf(key), { recursive: true, mode: 0o700 })
        if (made) await syncFolder(filesFolder)
        await rename(spooled.path, pathOf(key))
        await syncFolder(folderOf(key))
      } catch (error) {
        throw storageFailure(error)
      }
    },
    read: async (key, slice) => {
      const handle = await open(pathOf(key), 'r')
      return handle.createReadStream(slice && { start: slice.from, end: slice.to })
    },
    lock: (key) => chmod(pathOf(key), 0o400),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: async function* () {
      for (const folder of (await readdir(filesFolder)).filter(isFolder)) yield await keptIn(folder)
    },
    check: () => access(spoolFolder, constants.W_OK),
  }
}
