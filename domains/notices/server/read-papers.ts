import { mediaTypeOf, readAttached } from '@portal/files/server'
import type { EnclosedPapers, JobCtx } from '@portal/platform/server'
import type { Paper } from './outward.ts'

/** The most bytes of files that one mail carries; a mail grows by a third on its way, and many servers refuse 20 MB. */
const mostBytes = 12 * 1024 * 1024

type ReadCtx = Pick<JobCtx, 'db' | 'storage' | 'cipher' | 'log'>

/** The papers of a mail, read as they are stored now; `tooLarge` where no mail can carry them. */
export const readPapers = async (
  ctx: ReadCtx,
  { kind, ref, ids }: EnclosedPapers,
): Promise<readonly Paper[] | 'tooLarge'> => {
  const papers: Paper[] = []
  let left = mostBytes
  for (const id of ids) {
    const { file, bytes } = await readAttached(ctx, { id, kind, ref })
    left -= bytes.length
    if (left < 0) return 'tooLarge'
    papers.push({ fileName: file.fileName, type: mediaTypeOf(file.kind), bytes })
  }
  return papers
}
