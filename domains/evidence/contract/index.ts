export type { ProofView as ProofFacts } from '@portal/proofs/contract'
export type { Consent, ConsentPurpose } from './consent.ts'
export { consentForm, consentPolicy, consentPurposes } from './consent.ts'
export type { Damaged, DeskDetail, DeskRow, Finding, Rechecked } from './desk.ts'
export { openForm, revealForm } from './desk.ts'
export { evidenceDeskApi } from './desk-endpoints.ts'
export type {
  EvidenceDetail,
  EvidenceRow,
  FileProblem,
  PublicRecord,
  ReceivedFile,
  SlotFile,
  StatementFacts,
} from './detail.ts'
export { fileProblemLabels } from './detail.ts'
export { evidenceApi } from './endpoints.ts'
export { evidenceErrors } from './errors.ts'
export type { DeskEvidenceQuery, OwnEvidenceQuery } from './filter.ts'
export { evidenceLimits } from './limits.ts'
export type { Look, LookKind } from './looks.ts'
export { lookKindLabels } from './looks.ts'
export { evidencePackageApi } from './package-endpoints.ts'
export { evidencePinsApi } from './pins-endpoints.ts'
export type { BasicForm, SlotReference, SubmitBody, SubmitForm, Submitted } from './record.ts'
export { basicForm, draftForm, submitForm } from './record.ts'
export { basicSample, sealSample } from './samples.ts'
export type { Slot, SlotGroup } from './slots.ts'
export {
  isPhoto,
  isTravelDocument,
  requiredSlots,
  slotGroupLabels,
  slotGroups,
  slotNumber,
  slotRules,
  slots,
  slotTitle,
  travelSlots,
} from './slots.ts'
export type { EvidenceAction, EvidenceState, ProofState } from './states.ts'
export {
  actionsOf,
  evidenceActions,
  evidenceStateLabels,
  evidenceStates,
  proofStateLabels,
  proofStates,
} from './states.ts'
export type {
  ChangeTemplateForm,
  TemplateAct,
  TemplateChange,
  TemplateRow,
  TemplatesQuery,
} from './subsidy/desk.ts'
export { changeTemplateForm, templateActLabels, templateFilters } from './subsidy/desk.ts'
export { subsidyDeskApi } from './subsidy/desk-endpoints.ts'
export { subsidyApi } from './subsidy/endpoints.ts'
export { subsidyErrors } from './subsidy/errors.ts'
export type {
  AddPaperForm,
  ItemState,
  PackItem,
  PackName,
  PackPaper,
  PaperForm,
  Standing,
  SubsidyPack,
} from './subsidy/pack.ts'
export { itemStateLabels, itemStateOf, namedOnly, packLimits, paperFormTexts } from './subsidy/pack.ts'
export type { Need, PublicTemplate, TemplateForm, TemplateItem } from './subsidy/templates.ts'
export { itemForm, needLabels, needs, otherItemKey, templateForm, templateLimits } from './subsidy/templates.ts'
export type { CardAnswer, PhotoCard, ShownTimeCard } from './time-card.ts'
export { timeCardApi } from './time-card.ts'
export type { Verification, Verified } from './verdict.ts'
export { verdicts } from './verdict.ts'
