import { readFile } from 'node:fs/promises'
import { createGate, type Upload } from '@portal/platform/server'
import type { Purpose } from '../contract/purposes.ts'
import type { FileKind } from './file-kinds.ts'
import { cleanFileName } from './file-name.ts'
import { judgeFile } from './judge-file.ts'

/** A file is judged in memory, so that only a few are at a time. */
const judging = createGate({ running: 4, waiting: 64 })

export type JudgedUpload = {
  /** Fit to be shown. */
  fileName: string
  kind: FileKind
}

/** What was sent, by its bytes and by the rule of its purpose; fails as `judgeFile` does. */
export const judgeUpload = async (
  { path, fileName: sent }: Pick<Upload, 'path' | 'fileName'>,
  purpose: Purpose,
): Promise<JudgedUpload> => {
  const fileName = cleanFileName(sent)
  return { fileName, kind: await judging(async () => judgeFile(await readFile(path), fileName, purpose)) }
}
