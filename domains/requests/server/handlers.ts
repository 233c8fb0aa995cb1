import type { Handlers } from '@portal/platform/server'
import type { caseRightApi } from '../contract/case-right.ts'
import type { requestsApi } from '../contract/endpoints.ts'
import { deskTrail, ownTrail } from './audit-trail.ts'
import { deskCaseRight, ownCaseRight, type Vault } from './case-right.ts'
import { deskRequestDetail } from './desk-detail.ts'
import { listQueue } from './list-queue.ts'
import { acceptRequest } from './move-request.ts'
import { ownRequestDetail } from './own-detail.ts'
import { listOwnRequests } from './own-requests.ts'
import { recordCall } from './record-call.ts'
import { requestFullPlan } from './request-full-plan.ts'
import { revealIdCard } from './reveal-id-card.ts'
import { deskSheet, ownSheet } from './sheet/request-sheet.ts'
import { submitWith } from './submit-request.ts'
import { answerSupplement } from './supplement-answer.ts'
import { askSupplement } from './supplement-ask.ts'
import { withdrawSupplement } from './supplement-withdraw.ts'
import { decideCompletion, decideRejection } from './workbench/decide.ts'

export const handlersWith = (vault: Vault): Handlers<typeof requestsApi> => ({
  submit: submitWith(vault),
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
})

export const caseRightHandlers = (vault: Vault): Handlers<typeof caseRightApi> => ({
  own: ownCaseRight(vault),
  desk: deskCaseRight(vault),
})
