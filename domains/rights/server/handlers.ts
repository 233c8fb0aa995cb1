import type { Handlers } from '@portal/platform/server'
import type { delegationsApi } from '../contract/delegation-endpoints.ts'
import type { deskRightsApi } from '../contract/desk-endpoints.ts'
import type { rightsApi } from '../contract/endpoints.ts'
import type { RightForm } from '../contract/prefill.ts'
import { createRightWith } from './add-right.ts'
import { answerDelegation } from './answer-delegation.ts'
import { askVerification } from './ask-verification.ts'
import type { FindRequestRights } from './completed-request.ts'
import { listDeskRights, viewDeskRight } from './desk-rights.ts'
import { listDelegations, listOfRight } from './list-delegations.ts'
import { listRights } from './list-rights.ts'
import { listTrail } from './list-trail.ts'
import { offerDelegation } from './offer-delegation.ts'
import { prefillFrom } from './prefill-form.ts'
import { removeRight } from './remove-right.ts'
import { viewCoverage } from './right-coverage.ts'
import { addPaper, removePaper } from './right-papers.ts'
import { addRecordal, removeRecordal } from './right-recordals.ts'
import { saveRight } from './save-right.ts'
import { usePaper } from './use-paper.ts'
import { verifyRight } from './verify-right.ts'
import { rightDetailOf } from './view-right.ts'

export const handlersWith = (
  forms: readonly RightForm[],
  findRequestRights: FindRequestRights,
): Handlers<typeof rightsApi> => ({
  list: listRights,
  create: createRightWith(findRequestRights),
  detail: rightDetailOf,
  save: saveRight,
  remove: removeRight,
  coverage: viewCoverage,
  addRecordal,
  removeRecordal,
  addPaper,
  removePaper,
  ask: askVerification,
  trail: listTrail,
  usePaper,
  prefill: prefillFrom(forms),
})

export const delegationHandlers: Handlers<typeof delegationsApi> = {
  offer: offerDelegation,
  ofRight: listOfRight,
  list: listDelegations,
  accept: answerDelegation('accept'),
  decline: answerDelegation('decline'),
  revoke: answerDelegation('revoke'),
}

export const deskHandlers: Handlers<typeof deskRightsApi> = {
  list: listDeskRights,
  detail: viewDeskRight,
  verify: verifyRight,
}
