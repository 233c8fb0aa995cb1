import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { openDiskKeptFolder } from './disk-kept-folder.ts'
import type { KeptFolder } from './kept-folder.ts'
import { openS3KeptFolder } from './s3-kept-folder.ts'

/**
 * Opens a kept folder: `<data folder>/<name>`, or, where a bucket is set, the part `<name>/` of the bucket, so that all
 * processes remember the same.
 */
export const openKeptFolder = ({ dataFolder, s3 }: Pick<Config, 'dataFolder' | 's3'>, name: string): KeptFolder =>
  s3 ? openS3KeptFolder(s3, name) : openDiskKeptFolder(join(dataFolder, name))
