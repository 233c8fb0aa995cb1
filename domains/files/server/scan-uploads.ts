import { type JobCtx, type ScanState, scanBytes } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
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
 * Scans the files that came while the scanner did not answer, until it falls silent again. A file that cannot be read is
 * left out, so that it does not keep the others from being scanned.
 */
export const scanPending = async (ctx: Pick<JobCtx, 'db' | 'storage' | 'cipher' | 'config' | 'log'>): Promise<void> => {
  for (const file of await ctx.db.select().from(files).where(eq(files.scan, 'pending')).limit(batch)) {
    try {
      const scan = await scanBytes(ctx, await openBytes(ctx, file))
      if (scan === 'pending') return
      await ctx.db.update(files).set({ scan }).where(eq(files.id, file.id))
    } catch (error) {
      ctx.log.error({ file: file.id, err: error }, 'a file that waits for its virus scan cannot be read')
    }
  }
}
