import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { JobCtx } from '@portal/platform/server'
import { asc } from 'drizzle-orm'
import { archives } from '../entry.table.ts'
import { archiveFolder } from './archive-file.ts'

/** `altered`: its bytes are not those that were recorded; `elsewhere`: it does not lie in the folder any more. */
type FileFound = { fileName: string; state: 'sound' | 'altered' | 'elsewhere' }

const findSha256 = async (path: string): Promise<string | undefined> => {
  const digest = createHash('sha256')
  try {
    for await (const chunk of createReadStream(path)) digest.update(chunk as Buffer)
    return digest.digest('hex')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Reads every file that was recorded, where it still lies in the folder, and holds it against what was recorded of it. */
export const checkFiles = async ({ db, config }: Pick<JobCtx, 'db' | 'config'>): Promise<FileFound[]> => {
  const { fileName, sha256, firstSeq } = archives
  const recorded = await db.select({ fileName, sha256 }).from(archives).orderBy(asc(firstSeq))
  const found: FileFound[] = []
  for (const file of recorded) {
    const read = await findSha256(join(archiveFolder(config), file.fileName))
    const state = read === undefined ? 'elsewhere' : read === file.sha256 ? 'sound' : 'altered'
    found.push({ fileName: file.fileName, state })
  }
  return found
}
