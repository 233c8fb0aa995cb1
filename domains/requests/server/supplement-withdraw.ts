import type { ActorCtx } from '@portal/platform/server'
import { publish } from '@portal/platform/server'
import { getRequest } from './desk-detail.ts'
import { resumeRequestPromises } from './request-promises.ts'
import { endRound, getOpenRound, noRound } from './supplement-rounds.ts'
import { takeStep } from './take-step.ts'

/** The desk takes the open round back and says why; the clocks go on. */
export const withdrawSupplement = async (
  ctx: ActorCtx<'cipher'>,
  { params, body }: { params: { businessSn: string }; body: { reason: string; note: string } },
): Promise<Record<string, never>> => {
  const request = await getRequest(ctx, params.businessSn)
  const { id, businessSn, businessType, userId } = request
  await takeStep(ctx, request, 'withdrawSupplement', { change: noRound, note: body.note || null })
  const { round, id: supplementId } = await getOpenRound(ctx, id)
  await endRound(ctx, { supplementId, outcome: 'withdrawn', remark: body.reason })
  await resumeRequestPromises(ctx, request)
  await publish(ctx, 'request.supplement_withdrawn', { businessSn, businessType, userId, round })
  return {}
}
