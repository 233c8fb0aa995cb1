import { type ActorCtx, publish } from '@portal/platform/server'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { getRequest } from './desk-detail.ts'
import { ensure } from './failures.ts'
import { recordRequestAct } from './record-request-act.ts'
import { requests } from './request.table.ts'
import { keepRequestPromise } from './request-promises.ts'
import { recordStep } from './request-steps.ts'

/**
 * Records that the desk called the customer about the full solution plan; that happens once, and the history tells who
 * and when.
 */
export const recordCall = async (
  ctx: ActorCtx,
  { params, body }: { params: { businessSn: string }; body: { note: string } },
): Promise<Record<string, never>> => {
  const { id, businessSn, businessType, userId, state, qmfaName } = await getRequest(ctx, params.businessSn)
  ensure(qmfaName !== null, 'request.call_not_asked')
  const [changed] = await ctx.db
    .update(requests)
    .set({ calledTime: ctx.now(), version: sql`${requests.version} + 1` })
    .where(and(eq(requests.id, id), isNotNull(requests.qmfaName), isNull(requests.calledTime)))
    .returning({ version: requests.version })
  ensure(changed, 'request.call_recorded')
  await recordStep(ctx, {
    requestId: id,
    version: changed.version,
    action: 'recordCall',
    stateBefore: state,
    stateAfterOperate: state,
    note: body.note || null,
  })
  await keepRequestPromise(ctx, { businessSn, businessType }, 'callBack')
  await recordRequestAct(
    ctx,
    { businessSn },
    {
      before: { calledTime: null },
      after: { calledTime: ctx.now() },
      note: body.note,
    },
  )
  await publish(ctx, 'request.called', { businessSn, businessType, userId })
  return {}
}
