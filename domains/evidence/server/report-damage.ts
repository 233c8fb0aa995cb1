import { type Ctx, publish } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { evidences } from './evidence.table.ts'
import { nextVersion } from './find-evidence.ts'
import type { Original } from './keys-of.ts'
import type { Reread } from './read-original.ts'
import { reportFindings } from './report-findings.ts'

/**
 * Writes down that an original is lost or altered: its record cannot be proved any more (`proof` 2), and if the record is
 * sealed, its owner and the staff are notified. Damage that is already known is not reported again.
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
