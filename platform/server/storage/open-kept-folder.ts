import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { openDiskKeptFolder } from './disk-kept-folder.ts'
import type { KeptFolder } from './kept-folder.ts'
import { openS3KeptFolder } from './s3-kept-folder.ts'

/** `<data folder>/<name>`, or the part `<name>/` of the bucket where one is set, so that all processes remember the same. */
export const openKeptFolder = ({ dataFolder, s3 }: Pick<Config, 'dataFolder' | 's3'>, name: string): KeptFolder =>
  s3 ? openS3KeptFolder(s3, name) : openDiskKeptFolder(join(dataFolder, name))
