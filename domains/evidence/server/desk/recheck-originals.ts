import type { SignedInCtx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { Rechecked } from '../../contract/desk.ts'
import { evidences, originals } from '../evidence.table.ts'
import { getEvidence, nextVersion, originalsOf } from '../find-evidence.ts'
import { followRecord } from '../follow-proofs.ts'
import { evidenceFindings } from '../history.table.ts'
import { evidenceKeyOf, type Original, originalKeyOf } from '../keys-of.ts'
import { isBroken } from '../list-own.ts'
import { rereadOriginal } from '../read-original.ts'
import { reportDamage } from '../report-damage.ts'
import { recordEvidenceAct } from './record-evidence-act.ts'

/** Writes down that an original, lost or altered before, is intact again, for example after a restored backup. */
const noteRestored = async (ctx: SignedInCtx, { id, sha256 }: Original): Promise<void> => {
  await ctx.db.insert(evidenceFindings).values({
    id: ctx.newId(),
    originalId: id,
    found: 'restored',
    expected: sha256,
    actual: sha256,
    createTime: ctx.now(),
  })
  await ctx.db.update(originals).set({ problem: null }).where(eq(originals.id, id))
}

/**
 * Reads every original of one record again, now. Damage is written down, and so is a damaged file that is intact again. Once
 * no file of a sealed record is damaged any more, the record can be proved again (`proof` 1).
 */
export const recheckOriginals = async (
  ctx: SignedInCtx,
  { params }: { params: { evidenceNo: string } },
): Promise<Rechecked> => {
  const record = await getEvidence(ctx, params.evidenceNo)
  const key = evidenceKeyOf(ctx, record)
  let restored = 0
  for (const original of await originalsOf(ctx, record.id)) {
    const reread = await rereadOriginal(ctx, original, originalKeyOf(ctx, original, key))
    if (reread.state !== 'intact') await reportDamage(ctx, original, reread)
    else if (original.problem !== null) {
      await noteRestored(ctx, original)
      restored += 1
    }
  }
  const files = await originalsOf(ctx, record.id)
  const broken = files.filter(isBroken).length
  const proof = broken > 0 ? 2 : record.state === 0 ? 0 : 1
  const found = { checked: files.length, broken, restored }
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const read = () => tx.select({ proof: evidences.proof }).from(evidences).where(eq(evidences.id, record.id))
    const [before] = await read().for('update')
    if (broken > 0 || record.proof === 2) {
      await tx.update(evidences).set({ proof, version: nextVersion }).where(eq(evidences.id, record.id))
      await followRecord(inside, record.id)
    }
    const [after] = await read()
    await recordEvidenceAct(inside, record, { before: { ...before }, after: { ...after, ...found } })
  })
  return found
}
