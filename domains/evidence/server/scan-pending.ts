import type { JobCtx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { evidences, originals } from './evidence.table.ts'
import { nextVersion } from './find-evidence.ts'
import { evidenceKeyOf, originalKeyOf } from './keys-of.ts'
import { openOriginalStream } from './read-original.ts'
import { scanBytes } from './scan-file.ts'
import { pendingScans } from './sweep-originals.ts'

/** Scans the files that came while the scanner did not answer. A draft with an infected file cannot be proved (`proof` 2). */
export const scanPending = async (ctx: JobCtx): Promise<void> => {
  for (const original of await pendingScans(ctx)) {
    const { evidenceId } = original
    const [record] = evidenceId ? await ctx.db.select().from(evidences).where(eq(evidences.id, evidenceId)) : []
    const key = originalKeyOf(ctx, original, record ? evidenceKeyOf(ctx, record) : null)
    const scan = await scanBytes(ctx, openOriginalStream(ctx, original, key))
    if (scan === 'pending') return
    await ctx.db.transaction(async (tx) => {
      await tx.update(originals).set({ scan }).where(eq(originals.id, original.id))
      if (scan !== 'infected' || !record) return
      await tx.update(evidences).set({ proof: 2, version: nextVersion }).where(eq(evidences.id, record.id))
    })
  }
}
