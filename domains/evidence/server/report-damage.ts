import { type Ctx, publish } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { evidences } from './evidence.table.ts'
import { nextVersion } from './find-evidence.ts'
import type { Original } from './keys-of.ts'
import type { Reread } from './read-original.ts'
import { reportFindings } from './report-findings.ts'

/**
 * Writes down that an original is not what was received, whoever met it: its record cannot be proved any more (state 2), and
 * for a sealed one owner and desk are told. What is known already is not told again.
 */
export const reportDamage = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'newId'>,
  original: Original,
  reread: Exclude<Reread, { state: 'intact' }>,
): Promise<void> => {
  if (original.problem === reread.state) return
  await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    await reportFindings(inside, [{ original, ...reread }])
    if (original.evidenceId === null) return
    const [record] = await db
      .update(evidences)
      .set({ proof: 2, version: nextVersion })
      .where(eq(evidences.id, original.evidenceId))
      .returning()
    if (record?.state !== 1) return
    const { id, evidenceNo, userId } = record
    for (const event of ['evidence.damaged', 'evidence.damage_found']) {
      await publish(inside, event, { id, evidenceNo, userId })
    }
  })
}
