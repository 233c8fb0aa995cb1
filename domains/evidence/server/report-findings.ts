import { eq } from 'drizzle-orm'
import { originals } from './evidence.table.ts'
import type { EvidenceCtx } from './evidence-ctx.ts'
import { evidenceFindings } from './history.table.ts'
import type { Original } from './keys-of.ts'
import type { Reread } from './read-original.ts'

type Found = { original: Original } & Reread

/** Writes down which originals are lost or altered; a finding that is already known is not written again. */
export const reportFindings = async (
  ctx: Pick<EvidenceCtx, 'db' | 'now' | 'newId'>,
  found: readonly Found[],
): Promise<void> => {
  for (const finding of found) {
    const { original } = finding
    if (finding.state === 'intact' || original.problem === finding.state) continue
    await ctx.db.insert(evidenceFindings).values({
      id: ctx.newId(),
      originalId: original.id,
      found: finding.state,
      expected: original.sha256,
      actual: finding.actual,
      createTime: ctx.now(),
    })
    await ctx.db.update(originals).set({ problem: finding.state }).where(eq(originals.id, original.id))
  }
}
