import { type ActorCtx, type ById, publish } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { mayBecome } from '../contract/verification.ts'
import { ensure } from './failures.ts'
import { rightPapers, rights } from './right.table.ts'
import { getRight } from './right-access.ts'
import { standing } from './standing.ts'
import { recordTrail } from './trail.ts'

/** Asks staff to compare one's own right with its certificate, in the caller's transaction. */
export const askVerification = async (ctx: ActorCtx<'cipher'>, { params }: ById): Promise<Record<string, never>> => {
  const { right } = await getRight(ctx, params.id, { need: 'owner', held: true })
  const certificates = await ctx.db.$count(
    rightPapers,
    and(eq(rightPapers.rightId, right.id), eq(rightPapers.kind, 'certificate')),
  )
  ensure(certificates > 0, 'right.no_certificate')
  const state = mayBecome(right.verification, 'ask')
  ensure(state !== null, 'right.not_to_ask')
  await ctx.db
    .update(rights)
    .set(standing(ctx, right, state))
    .where(eq(rights.id, right.id))
  await recordTrail(ctx, right.id, 'asked', { version: right.version })
  await publish(ctx, 'right.asked', { id: right.id })
  return {}
}
