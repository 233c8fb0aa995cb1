import type { JobCtx } from '@portal/platform/server'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { evidences, originals } from './evidence.table.ts'
import { evidenceKeyOf, originalKeyOf } from './keys-of.ts'
import { rereadOriginal } from './read-original.ts'
import { reportDamage } from './report-damage.ts'

const batch = 50
const lowest = '00000000-0000-0000-0000-000000000000'

const batchAfter = ({ db }: JobCtx, after: string) =>
  db
    .select({ original: originals, record: evidences })
    .from(originals)
    .innerJoin(evidences, eq(evidences.id, originals.evidenceId))
    .where(and(gt(originals.id, after), eq(evidences.state, 1), isNull(originals.removedAt)))
    .orderBy(asc(originals.id))
    .limit(batch)

/**
 * Reads, decrypts and hashes every original of every sealed record again, and reports each that is lost or altered: the
 * roots of the log alone would not show that. The record of such a file cannot be proved any more (`proof` 2). Answers how
 * many files were found lost or altered.
 */
export const auditOriginals = async (ctx: JobCtx): Promise<number> => {
  let found = 0
  for (let after = lowest; ; ) {
    const rows = await batchAfter(ctx, after)
    for (const { original, record } of rows) {
      const reread = await rereadOriginal(ctx, original, originalKeyOf(ctx, original, evidenceKeyOf(ctx, record)))
      if (reread.state === 'intact') continue
      found += 1
      await reportDamage(ctx, original, reread)
    }
    const last = rows.at(-1)
    if (!last || rows.length < batch) return found
    after = last.original.id
  }
}
