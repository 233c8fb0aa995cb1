import type { BulkReply } from '@portal/platform/contract'
import { inBulk, type SignedInCtx } from '@portal/platform/server'
import type { BulkDeskForm } from '../../contract/workbench/assignment.ts'
import { subjectOfRequest } from '../record-request-act.ts'
import { giveBackRequest, giveRequest, takeRequest } from './assign.ts'

/** Takes, gives or gives back several cases, each as the call for it alone does. */
export const bulkAssign = (ctx: SignedInCtx, { body }: { body: BulkDeskForm }): Promise<BulkReply> => {
  const { act, businessSns, assignee = '', holders } = body
  const holderOf = new Map(businessSns.map((businessSn, at) => [businessSn, holders?.[at]]))
  const acts = {
    take: (inside: SignedInCtx, businessSn: string) => takeRequest(inside, { params: { businessSn } }),
    give: (inside: SignedInCtx, businessSn: string) => {
      const holder = holderOf.get(businessSn)
      return giveRequest(inside, {
        params: { businessSn },
        body: { assignee, ...(holder !== undefined && { holder }) },
      })
    },
    giveBack: (inside: SignedInCtx, businessSn: string) => giveBackRequest(inside, { params: { businessSn } }),
  } satisfies Record<BulkDeskForm['act'], unknown>
  return inBulk(ctx, businessSns, { subjectOf: subjectOfRequest, act: acts[act] })
}
