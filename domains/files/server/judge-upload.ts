import { readFile } from 'node:fs/promises'
import {
  type Ctx,
  countAgainst,
  createFairGate,
  ensureNotOver,
  isAppFailure,
  type Upload,
} from '@portal/platform/server'
import type { Purpose } from '../contract/purposes.ts'
import type { FileKind } from './file-kinds.ts'
import { cleanFileName } from './file-name.ts'
import { judgeFile } from './judge-file.ts'

/** A file is judged in memory, so only four are judged at a time, and at most two of one user. */
const judging = createFairGate({ running: 4, waiting: 64, each: 2, eachWaiting: 64 })

/**
 * The limit on refused files of one user. Refused files do not count against his quota, but judging them costs as much as
 * judging good ones.
 */
const refusals = { name: 'refused-files', calls: 300, seconds: 600 }

/**
 * What `judgeUpload` needs to count the refusals of one user. They count for the user whose file it is, whoever made the
 * call.
 */
export type JudgingCtx = Pick<Ctx, 'db' | 'now' | 'cipher' | 'config'>

export type JudgedUpload = {
  /** The name of the file, cleaned so that it is fit to be shown. */
  fileName: string
  kind: FileKind
}

/**
 * Judges an upload by its bytes and by the rule of its purpose. Fails as `judgeFile` does, and with `calls.too_many` for a
 * user of whom many files were refused.
 */
export const judgeUpload = async (
  ctx: JudgingCtx,
  { path, fileName: sent }: Pick<Upload, 'path' | 'fileName'>,
  { purpose, whose }: { purpose: Purpose; whose: string },
): Promise<JudgedUpload> => {
  const caller = { ...ctx, actor: { userId: whose }, address: '' }
  const isCounted = ctx.config.rateLimits
  if (isCounted) ensureNotOver(caller, refusals.name)
  const fileName = cleanFileName(sent)
  try {
    return { fileName, kind: await judging(whose, async () => judgeFile(await readFile(path), fileName, purpose)) }
  } catch (error) {
    if (isCounted && isAppFailure(error)) await countAgainst(caller, refusals.name, refusals)
    throw error
  }
}
