export { filingsApi } from './endpoints.ts'
export { filingErrors } from './errors.ts'
export type { GenuineGoods, InfringingGoods, Licensee, PapersForm, SaveForm, SheetFacts } from './facts.ts'
export { emptyFacts, emptyGoods, emptyInfringing, emptyLicensee, holderFacts, saveForm, sheetFacts } from './facts.ts'
export { type Finding, type FindingLevel, levelLabels } from './finding.ts'
export { findingsOf, isComplete, personChecks } from './findings.ts'
export { factLabels, goodsLabels, infringingLabelsOf, licenseeLabels, type Step, stepLabels, steps } from './labels.ts'
export { filingFacts, regulation } from './law.ts'
export { sheetLimits } from './limits.ts'
export { isNeeded, type PaperView, shownPapers } from './paper-findings.ts'
export { datedPapers, type PaperKind, paperHints, paperKinds, paperLabels, type StoredPaper } from './papers.ts'
export {
  nextReminder,
  type RecordForm,
  recordalPhase,
  recordalPhaseLabels,
  recordalYears,
  recordForm,
  reminderDays,
  renewalFrom,
} from './recordal.ts'
export {
  agentLabels,
  contentHints,
  holderTypeLabels,
  holderTypes,
  infringingLabels,
  licensingLabels,
  numberLabels,
  registerTypeLabels,
  registerTypes,
  rightWords,
} from './rights.ts'
export { factsSample } from './samples.ts'
export { type SheetSection, sheetSections } from './sections.ts'
export type { Recordal, SheetDetail, SheetRow, SheetSummary } from './sheet.ts'
export { mayDo, type SheetAction, type SheetState, sheetStateLabels, sheetStateOf } from './states.ts'
