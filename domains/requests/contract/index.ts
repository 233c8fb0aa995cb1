export type { LookKind, TrailAct, TrailLine } from './audit.ts'
export { lookKinds, trailActLabels } from './audit.ts'
export type { BusinessType, CaseSteps } from './business-types.ts'
export { businessTypeLabels, businessTypePrefixes, businessTypes, draftForm } from './business-types.ts'
export {
  appealTypes,
  avoidTypes,
  complaintTypes,
  disputeTypes,
  fairRights,
  platforms,
  rightsTypes,
} from './choices.ts'
export { acceptForm, calledForm, completeForm, rejectDialogForm } from './desk.ts'
export type {
  DeskDetail,
  IdCardView,
  QueueRow,
  RequestCustomer,
  RequestDetail,
  RequestDetails,
  RequestRow,
} from './detail.ts'
export { noDetails } from './detail.ts'
export { requestsApi } from './endpoints.ts'
export { requestErrors } from './errors.ts'
export type { Fact } from './facts.ts'
export { factsOf, wordsOf } from './facts.ts'
export { requirementWords } from './fields.ts'
export type { OwnRequestsQuery, QueueFilter, QueueQuery } from './filter.ts'
export { escalationLevels } from './filter.ts'
export type { FullPlanForm } from './full-plan.ts'
export { fullPlanForm } from './full-plan.ts'
export { chineseNation, isChineseIdNumber, isMaskedIdNumber } from './id-number.ts'
export { filingDefaults, holderTypeWords } from './kinds/expert-filing.ts'
export type { AnyRequest, Kind } from './kinds/kind.ts'
export type { OfferedType, RequestOfKind, SubmitRequest } from './kinds.ts'
export { fieldText, findKind, kinds, subjectOf, submitRequest } from './kinds.ts'
export { requestLimits } from './limits.ts'
export { revealForm } from './reveal.ts'
export type { BesideState, FullPlanState, Performer, RequestAction, RequestState } from './rules.ts'
export {
  actionsIn,
  firstState,
  requestActionLabels,
  requestActions,
  requestStateLabels,
  requestStates,
  stateAfter,
  stateAfterWith,
} from './rules.ts'
export type { SubmitBody } from './samples.ts'
export { fullPlanSample, submitSamples } from './samples.ts'
export type { AnswerForm, AskedItem, AskForm } from './supplement-form.ts'
export {
  answerForm,
  answerSchema,
  askForm,
  askSheet,
  fieldsOfItem,
  pick,
  supplementFields,
  withAnswers,
  withdrawForm,
} from './supplement-form.ts'
export type { OpenSupplement, SupplementItem, SupplementOutcome, SupplementRound } from './supplement-view.ts'
export type { ShownVoucher, VoucherFile } from './voucher.ts'
export { readVouchers, voucherText } from './voucher.ts'
export type { Colleague, DeskOverview } from './workbench/assignment.ts'
export { giveForm, noteForm } from './workbench/assignment.ts'
export type {
  DecisionAction,
  DecisionOutcome,
  DecisionView,
  DecisiveAction,
  PendingDecision,
} from './workbench/decision.ts'
export { confirmForm, decisionOutcomeLabels, returnForm } from './workbench/decision.ts'
export type { PossibleDuplicate } from './workbench/duplicates.ts'
export { workbenchApi } from './workbench/endpoints.ts'
export { workbenchErrors } from './workbench/errors.ts'
export type { ExportFormat, ExportQuery } from './workbench/export.ts'
export { exportFormats } from './workbench/export.ts'
export type { DeskFigures, FiguresQuery, KeptFigure, MonthFigures } from './workbench/figures.ts'
export { figureMonths } from './workbench/figures.ts'
export type { BlockAction, BlockField, BlockForm, FilledBlock, ReplyBlock } from './workbench/reply-block.ts'
export { blockActions, blockFields, blockForm, fillBlock, unknownFields } from './workbench/reply-block.ts'
export type { DeskSettingsReply } from './workbench/settings.ts'
export { deskSettingsForm } from './workbench/settings.ts'
