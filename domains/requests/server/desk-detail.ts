import { chineseNation, isMinor } from '@portal/accounts/contract'
import { customerOf, userNames, usernameOf } from '@portal/accounts/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import type { ActorCtx, Ctx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { DeskDetail } from '../contract/detail.ts'
import { recordLook } from './audit-looks.ts'
import { ensure } from './failures.ts'
import { showField } from './personal-data.ts'
import { requests } from './request.table.ts'
import { type DetailCtx, detailOf, type RequestRecord } from './request-detail.ts'
import { stepsOf } from './request-steps.ts'
import { besideRequest } from './workbench/beside-request.ts'
import type { Viewer } from './workbench/may-act.ts'

/** The request with this number, whoever owns it; only routes that are open to staff alone may use it. */
export const getRequest = async (ctx: Pick<Ctx, 'db'>, businessSn: string): Promise<RequestRecord> => {
  const [request] = await ctx.db.select().from(requests).where(eq(requests.businessSn, businessSn))
  ensure(request, 'record.not_found')
  return request
}

/** The detail as the desk sees it: who the customer is, internal notes, and who did what when. The look is written down. */
export const deskRequestDetail = async (
  ctx: DetailCtx & ActorCtx & { actor: Viewer },
  { params }: { params: { businessSn: string } },
): Promise<DeskDetail> => {
  const request = await getRequest(ctx, params.businessSn)
  await recordLook(ctx, { requestId: request.id, kind: 'opened' })
  const steps = await stepsOf(ctx, request.id)
  const names = await userNames(ctx, [request.userId, ...steps.map(({ actorId }) => actorId)])
  const actorOf = (id: string) => usernameOf(names, id)
  const history = steps.map(({ action, stateBefore, stateAfterOperate, createTime, actorId, note }) => ({
    action,
    stateBefore,
    stateAfterOperate,
    createTime: createTime.getTime(),
    actor: actorOf(actorId),
    note,
  }))
  const detail = await detailOf(ctx, request, steps, 'staff')
  const notes = history.flatMap(({ note, actor, createTime }) => (note === null ? [] : [{ note, actor, createTime }]))
  return {
    ...detail,
    customer: customerOf(names, request.userId),
    minor: isOfMinor(ctx, request),
    history,
    ...(await besideRequest(ctx, request, { notes, can: detail.can })),
  }
}

/** Whether the right holder is a minor. The desk sees the ID number without its date of birth, so the server tells it. */
const isOfMinor = (ctx: DetailCtx, request: RequestRecord): boolean => {
  const whole = showField(ctx, 'idCard', request)
  return whole !== null && request.details.obligeeNation === chineseNation && isMinor(whole, shanghaiDayOf(ctx.now()))
}
