import type { Handlers } from '@portal/platform/server'
import type { requestsApi } from '../contract/endpoints.ts'
import { deskTrail, ownTrail } from './audit-trail.ts'
import { deskRequestDetail } from './desk-detail.ts'
import { listQueue } from './list-queue.ts'
import { acceptRequest } from './move-request.ts'
import { ownRequestDetail } from './own-detail.ts'
import { listOwnRequests } from './own-requests.ts'
import { recordCall } from './record-call.ts'
import { requestFullPlan } from './request-full-plan.ts'
import { revealIdCard } from './reveal-id-card.ts'
import { deskSheet, ownSheet } from './sheet/request-sheet.ts'
import { submitRequest } from './submit-request.ts'
import { answerSupplement } from './supplement-answer.ts'
import { askSupplement } from './supplement-ask.ts'
import { withdrawSupplement } from './supplement-withdraw.ts'
import { decideCompletion, decideRejection } from './workbench/decide.ts'

export const handlers: Handlers<typeof requestsApi> = {
  submit: submitRequest,
  listOwn: listOwnRequests,
  ownDetail: ownRequestDetail,
  ownSheet,
  requestFullPlan,
  answerSupplement,
  ownTrail,
  listQueue,
  deskDetail: deskRequestDetail,
  deskSheet,
  accept: acceptRequest,
  reject: decideRejection,
  complete: decideCompletion,
  askSupplement,
  withdrawSupplement,
  deskTrail,
  called: recordCall,
  reveal: revealIdCard,
}
