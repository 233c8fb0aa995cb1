import type { Handlers } from '@portal/platform/server'
import type { requestsApi } from '../contract/index.ts'
import { deskRequestDetail } from './desk-detail.ts'
import { listQueue } from './list-queue.ts'
import { acceptRequest, completeRequest, rejectRequest } from './move-request.ts'
import { ownRequestDetail } from './own-detail.ts'
import { listOwnRequests } from './own-requests.ts'
import { requestFullPlan } from './request-full-plan.ts'
import { submitRequest } from './submit-request.ts'

export const handlers: Handlers<typeof requestsApi> = {
  submit: submitRequest,
  listOwn: listOwnRequests,
  ownDetail: ownRequestDetail,
  requestFullPlan,
  listQueue,
  deskDetail: deskRequestDetail,
  accept: acceptRequest,
  reject: rejectRequest,
  complete: completeRequest,
}
