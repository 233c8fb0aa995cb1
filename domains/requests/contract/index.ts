export type { BusinessType, CaseSteps } from './business-types.ts'
export { businessTypeLabels, businessTypePrefixes, businessTypes } from './business-types.ts'
export { acceptForm, completeForm, rejectForm } from './desk.ts'
export type { DeskDetail, QueueRow, RequestCustomer, RequestDetail, RequestDetails, RequestRow } from './detail.ts'
export { noDetails } from './detail.ts'
export { requestsApi } from './endpoints.ts'
export { requestErrors } from './errors.ts'
export type { OwnRequestsQuery, QueueQuery } from './filter.ts'
export type { FullPlanForm } from './full-plan.ts'
export { fullPlanForm } from './full-plan.ts'
export type { AnyRequest, Kind } from './kinds/kind.ts'
export type { OfferedType, RequestOfKind, SubmitRequest } from './kinds.ts'
export { findKind, kinds, subjectOf, submitRequest } from './kinds.ts'
export { requestLimits } from './limits.ts'
export type { Performer, RequestAction, RequestState } from './rules.ts'
export {
  actionsIn,
  firstState,
  requestActionLabels,
  requestActions,
  requestStateLabels,
  requestStates,
  stateAfter,
} from './rules.ts'
export type { SubmitBody } from './samples.ts'
export { fullPlanSample, submitSamples } from './samples.ts'
export type { ShownVoucher, VoucherFile } from './voucher.ts'
export { readVouchers, voucherText } from './voucher.ts'
