import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { openDiskStorage } from './disk-storage.ts'
import { explainFileError } from './file-failure.ts'
import { openS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

/**
 * The store that the settings name: S3-compatible where a bucket is set, else `<data folder>/files`.
 * The caller holds the data folder's lock, so that whatever still lies in the spool folder was left by a dead process
 * and is removed.
 */
export const openStorage = async ({ dataFolder, s3 }: Pick<Config, 'dataFolder' | 's3'>): Promise<Storage> => {
  const filesFolder = join(dataFolder, 'files')
  const spoolFolder = join(filesFolder, '.spool')
  try {
    await mkdir(spoolFolder, { recursive: true, mode: 0o700 })
    await Promise.all((await readdir(spoolFolder)).map((name) => rm(join(spoolFolder, name), { force: true })))
  } catch (error) {
    throw explainFileError(error, spoolFolder)
  }
  return s3 ? openS3Storage(s3, spoolFolder) : openDiskStorage(filesFolder, spoolFolder)
}
