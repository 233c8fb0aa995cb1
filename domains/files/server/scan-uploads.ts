import { type JobCtx, type ScanState, scanBytes } from '@portal/platform/server'
import { eq, sql } from 'drizzle-orm'
import { ensure } from './failures.ts'
import { files } from './file.table.ts'
import { openBytes } from './file-bytes.ts'

/** How many files one run scans. */
const batch = 200

type Scanned = { scan: ScanState }

/** Whether a file may be shown: the virus scanner found nothing in it, or there is no scanner. */
export const isPassed = ({ scan }: Scanned): boolean => scan === 'clean' || scan === 'none'

/** Fails with `file.infected` or `file.scan_pending` for a file that may be shown to nobody. */
export const ensurePassed = ({ scan }: Scanned): void => {
  ensure(scan !== 'infected', 'file.infected')
  ensure(scan !== 'pending', 'file.scan_pending')
}

/**
 * Scans the files that came while the scanner did not answer, until it falls silent again. A file that cannot be read, or
 * on which the scanner has no verdict, keeps none of the others waiting: files come in any order.
 */
export const scanPending = async (ctx: Pick<JobCtx, 'db' | 'storage' | 'cipher' | 'config' | 'log'>): Promise<void> => {
  const waiting = ctx.db.select().from(files).where(eq(files.scan, 'pending')).orderBy(sql`random()`).limit(batch)
  for (const file of await waiting) {
    try {
      const scan = await scanBytes(ctx, () => openBytes(ctx, file))
      if (scan === 'silent') return
      if (scan !== 'undecided') await ctx.db.update(files).set({ scan }).where(eq(files.id, file.id))
    } catch (error) {
      ctx.log.error({ file: file.id, err: error }, 'a file that waits for its virus scan cannot be read')
    }
  }
}
