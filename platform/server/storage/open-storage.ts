import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { openDiskStorage } from './disk-storage.ts'
import { explainFileError } from './file-failure.ts'
import { openS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

/** The store that the settings name: S3-compatible where a bucket is set, else `<data folder>/files`. */
export const openStorage = async ({ dataFolder, s3 }: Pick<Config, 'dataFolder' | 's3'>): Promise<Storage> => {
  const filesFolder = join(dataFolder, 'files')
  const spoolFolder = join(filesFolder, '.spool')
  try {
    await mkdir(spoolFolder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw explainFileError(error, spoolFolder)
  }
  return s3 ? openS3Storage(s3, spoolFolder) : openDiskStorage(filesFolder, spoolFolder)
}

/**
 * Removes uploads that a dead process left on their way in. Only for whoever holds the data folder's lock: a command
 * beside a running portal would take away what is being sent to it.
 */
export const emptySpool = async ({ spoolFolder }: Pick<Storage, 'spoolFolder'>): Promise<void> => {
  const names = await readdir(spoolFolder)
  await Promise.all(names.map((name) => rm(join(spoolFolder, name), { force: true })))
}
