import type { ActorCtx, ById } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { SaveRightForm } from '../contract/right.ts'
import { differsFromCertificate, stateAfter } from '../contract/verification.ts'
import { addAlone, findDouble } from './add-right.ts'
import { ensure } from './failures.ts'
import { rights } from './right.table.ts'
import { getRight } from './right-access.ts'
import { sayDeadlines } from './right-deadlines.ts'
import { columnsOf, ensureCountries, openFacts } from './right-facts.ts'
import { standing } from './standing.ts'
import { recordTrail } from './trail.ts'

/**
 * Changes the facts of one's own right. Where another tab has saved since the version that the form goes on from, nothing is
 * written. A change of what staff have compared with the certificate takes their confirmation away.
 */
export const saveRight = async (
  ctx: ActorCtx<'cipher'>,
  { params, body }: ById & { body: SaveRightForm },
): Promise<{ id: string; version: number }> => {
  const { version: read, ...facts } = body
  ensureCountries(facts)
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    await addAlone(inside)
    const { right } = await getRight(inside, params.id, { need: 'owner', held: true })
    const { id } = right
    ensure(right.version === read, 'right.newer_version', { current: { version: right.version } })
    const double = await findDouble(inside, facts)
    ensure(double === undefined || double === id, 'right.double', { current: { id: double } })
    const version = read + 1
    const state = differsFromCertificate(openFacts(ctx, right), facts)
      ? stateAfter(right.verification, 'changeFacts')
      : right.verification
    await tx
      .update(rights)
      .set({ ...columnsOf(ctx, id, facts), ...standing(ctx, right, state), version, saveTime: ctx.now() })
      .where(eq(rights.id, id))
    await sayDeadlines(inside, [id])
    await recordTrail(inside, id, 'changed', { version })
    return { id, version }
  })
}
