import type { ActorCtx } from '@portal/platform/server'
import { ensure } from './failures.ts'

/** What a request of the caller says of rights: what its right holder is called, which kinds they are of, how they are named. */
export type RequestRights = {
  isCompleted: boolean
  obligeeName: string
  /** Kinds of right in words, joined by `;`. */
  obligeeType: string
  rights: readonly { rightName: string; rightNo: string }[]
}

/** Finds the caller's own request; undefined where he has none of this number. */
export type FindRequestRights = (
  ctx: Pick<ActorCtx, 'db' | 'actor'>,
  businessSn: string,
) => Promise<RequestRights | undefined>

/**
 * What the caller's own completed request says of rights.
 * @throws AppFailure `record.not_found`; `right.request_not_completed`
 */
export const getCompleted = async (
  ctx: Pick<ActorCtx, 'db' | 'actor'>,
  find: FindRequestRights,
  businessSn: string,
): Promise<RequestRights> => {
  const request = await find(ctx, businessSn)
  ensure(request, 'record.not_found')
  ensure(request.isCompleted, 'right.request_not_completed')
  return request
}
