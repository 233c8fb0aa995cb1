import type { ActorCtx } from '@portal/platform/server'
import { getRequest } from './desk-detail.ts'
import { ensure } from './failures.ts'
import { showField } from './personal-data.ts'
import { recordRequestAct } from './record-request-act.ts'
import { idCardViews } from './request.table.ts'

/** Answers the whole ID number after writing down who saw it and why; the owner can read that. */
export const revealIdCard = async (
  ctx: ActorCtx<'cipher'>,
  { params, body }: { params: { businessSn: string }; body: { reason: string } },
): Promise<{ idCard: string }> => {
  const request = await getRequest(ctx, params.businessSn)
  const idCard = showField(ctx, 'idCard', request)
  ensure(idCard, 'request.no_id_card')
  await ctx.db.insert(idCardViews).values({
    id: ctx.newId(),
    requestId: request.id,
    actorId: ctx.actor.userId,
    reason: body.reason,
    createTime: ctx.now(),
  })
  await recordRequestAct(ctx, request, { after: { revealed: '证件号码' }, note: body.reason })
  return { idCard }
}
