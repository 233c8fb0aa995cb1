import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { JobCtx } from '@portal/platform/server'
import * as z from 'zod/mini'
import type { Health } from '../contract/health.ts'

/** The file in the data folder in which a backup tells that it succeeded. */
export const backupReport = 'backup.json'

const report = z.object({ at: z.number().check(z.int()), files: z.number().check(z.int(), z.gte(0)) })

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * When the last backup succeeded (epoch ms) and how many files it has; null where none ever told.
 * @throws Error where the report cannot be read
 */
export const readBackup = async ({ config }: Pick<JobCtx, 'config'>): Promise<Health['backup']> => {
  try {
    return report.parse(JSON.parse(await readFile(join(config.dataFolder, backupReport), 'utf8')))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
