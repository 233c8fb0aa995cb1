import type { ActorCtx } from '@portal/platform/server'
import { publish } from '@portal/platform/server'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FullPlanForm } from '../contract/full-plan.ts'
import { stateAfter } from '../contract/rules.ts'
import { ensure } from './failures.ts'
import { getOwnRequest } from './own-detail.ts'
import { sealField } from './personal-data.ts'
import { requests } from './request.table.ts'
import { startRequestPromise } from './request-promises.ts'
import { recordStep } from './request-steps.ts'

/** The owner of a completed request asks once for a full solution plan and says whom the expert shall call. */
export const requestFullPlan = async (
  ctx: ActorCtx<'cipher'>,
  { body }: { body: FullPlanForm },
): Promise<Record<string, never>> => {
  const { id, businessSn, businessType, state, version, ...request } = await getOwnRequest(ctx, body.businessSn)
  const next = stateAfter(state, 'requestFullPlan')
  ensure(next, 'request.full_plan_not_open')
  ensure(request.qmfaName === null, 'request.full_plan_requested')
  const [changed] = await ctx.db
    .update(requests)
    .set({
      state: next,
      qmfaName: body.qmfaName,
      qmfaPhone: sealField(ctx, 'qmfaPhone', id, body.qmfaPhone),
      version: sql`${requests.version} + 1`,
    })
    .where(and(eq(requests.id, id), eq(requests.version, version), isNull(requests.qmfaName)))
    .returning({ version: requests.version })
  ensure(changed, 'request.full_plan_requested')
  await recordStep(ctx, {
    requestId: id,
    version: changed.version,
    action: 'requestFullPlan',
    stateBefore: state,
    stateAfterOperate: next,
  })
  await startRequestPromise(ctx, { businessSn, businessType }, 'callBack')
  await publish(ctx, 'request.full_plan_requested', { businessSn, businessType, userId: ctx.actor.userId })
  return {}
}
