import { type JobCtx, scanBytes } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { evidences, originals } from './evidence.table.ts'
import { nextVersion } from './find-evidence.ts'
import { evidenceKeyOf, type Original, originalKeyOf } from './keys-of.ts'
import { openOriginalStream } from './read-original.ts'
import { pendingScans } from './sweep-originals.ts'

/** Scans one file and stores what the scanner says of it; answers whether the scanner answers at all. */
const scanOriginal = async (ctx: JobCtx, original: Original): Promise<boolean> => {
  const { evidenceId } = original
  const [record] = evidenceId ? await ctx.db.select().from(evidences).where(eq(evidences.id, evidenceId)) : []
  const key = originalKeyOf(ctx, original, record ? evidenceKeyOf(ctx, record) : null)
  const scan = await scanBytes(ctx, () => openOriginalStream(ctx, original, key))
  if (scan === 'silent' || scan === 'undecided') return scan === 'undecided'
  await ctx.db.transaction(async (tx) => {
    await tx.update(originals).set({ scan }).where(eq(originals.id, original.id))
    if (scan !== 'infected' || !record) return
    await tx.update(evidences).set({ proof: 2, version: nextVersion }).where(eq(evidences.id, record.id))
  })
  return true
}

/**
 * Scans the files that came while the scanner did not answer, until it falls silent again. A draft with an infected file
 * cannot be proved (`proof` 2). A file that cannot be read, or on which the scanner has no verdict, keeps none of the others
 * waiting.
 */
export const scanPending = async (ctx: JobCtx): Promise<void> => {
  for (const original of await pendingScans(ctx)) {
    try {
      if (!(await scanOriginal(ctx, original))) return
    } catch (error) {
      ctx.log.error({ original: original.id, err: error }, 'an original that waits for its virus scan cannot be read')
    }
  }
}
