import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { openDiskStorage } from './disk-storage.ts'
import { explainFileError } from './file-failure.ts'
import { openS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

/**
 * Opens the store that the settings name: S3-compatible where a bucket is set, else `<data folder>/files`.
 * @throws StartFailure `disk_full`, `permission`
 */
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
 * Removes unfinished uploads that a dead process left in the spool folder. Only the process that holds the data folder may
 * call this: a command beside a running portal would delete uploads that are under way.
 */
export const emptySpool = async ({ spoolFolder }: Pick<Storage, 'spoolFolder'>): Promise<void> => {
  const names = await readdir(spoolFolder)
  await Promise.all(names.map((name) => rm(join(spoolFolder, name), { force: true })))
}
