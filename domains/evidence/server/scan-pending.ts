import { type JobCtx, type ScanState, scanBytes } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { evidences, originals } from './evidence.table.ts'
import { nextVersion } from './find-evidence.ts'
import { evidenceKeyOf, type Original, originalKeyOf } from './keys-of.ts'
import { openOriginalStream } from './read-original.ts'
import { pendingScans } from './sweep-originals.ts'

/** Scans one file and stores what the scanner says of it; answers `pending` while it says nothing. */
const scanOriginal = async (ctx: JobCtx, original: Original): Promise<ScanState> => {
  const { evidenceId } = original
  const [record] = evidenceId ? await ctx.db.select().from(evidences).where(eq(evidences.id, evidenceId)) : []
  const key = originalKeyOf(ctx, original, record ? evidenceKeyOf(ctx, record) : null)
  const scan = await scanBytes(ctx, await openOriginalStream(ctx, original, key))
  if (scan === 'pending') return scan
  await ctx.db.transaction(async (tx) => {
    await tx.update(originals).set({ scan }).where(eq(originals.id, original.id))
    if (scan !== 'infected' || !record) return
    await tx.update(evidences).set({ proof: 2, version: nextVersion }).where(eq(evidences.id, record.id))
  })
  return scan
}

/**
 * Scans the files that came while the scanner did not answer, until it falls silent again. A draft with an infected file
 * cannot be proved (`proof` 2). A file that cannot be read is left out, so that the others are scanned all the same.
 */
export const scanPending = async (ctx: JobCtx): Promise<void> => {
  for (const original of await pendingScans(ctx)) {
    try {
      if ((await scanOriginal(ctx, original)) === 'pending') return
    } catch (error) {
      ctx.log.error({ original: original.id, err: error }, 'an original that waits for its virus scan cannot be read')
    }
  }
}
