import type { ActorCtx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import type { RequestDetail } from '../contract/detail.ts'
import { ensure } from './failures.ts'
import { requests } from './request.table.ts'
import { type DetailCtx, detailOf, type RequestRecord } from './request-detail.ts'
import { stepsOf } from './request-steps.ts'

/** The request with this number if it is the caller's own; another user's request fails like one that does not exist. */
export const getOwnRequest = async (
  ctx: Pick<ActorCtx, 'db' | 'actor'>,
  businessSn: string,
): Promise<RequestRecord> => {
  const [request] = await ctx.db
    .select()
    .from(requests)
    .where(and(eq(requests.businessSn, businessSn), eq(requests.userId, ctx.actor.userId)))
  ensure(request, 'record.not_found')
  return request
}

export const ownRequestDetail = async (
  ctx: DetailCtx,
  { query }: { query: { businessSn: string } },
): Promise<RequestDetail> => {
  const request = await getOwnRequest(ctx, query.businessSn)
  return detailOf(ctx, request, await stepsOf(ctx, request.id), 'owner')
}
