export type { Access, Endpoint, RequestOf, UploadLimit } from './api.ts'
export { bytes, defineApi, ownThings, plainText } from './api.ts'
export { type BulkReply, bulkRefs, bulkReply } from './bulk.ts'
export { choiceList, optionalChoiceList, splitChoices } from './choices.ts'
export { shanghaiDayWords, shanghaiMinute, shanghaiMinuteWords, shanghaiSecond } from './clock-words.ts'
export { addDays, addMonths, type Day, isDay, shanghaiDayOf } from './day.ts'
export { dayInWords } from './day-words.ts'
export type { FieldError } from './errors.ts'
export { defineErrors } from './errors.ts'
export { type HealthState, healthStates } from './health-state.ts'
export { orderedIssues, orderIssues } from './issues.ts'
export { readList } from './json-list.ts'
export { type Matter, type MatterCounts, type MatterPart, type MatterStanding, mattersApi } from './matter.ts'
export { matterTitle } from './matter-title.ts'
export { withStep } from './matters/matter-step.ts'
export { actOf, type StepActor, type StepBasis, stepParts, undatedStep } from './matters/next-step.ts'
export type { Page, PageQuery } from './page.ts'
export { done, pageOf, pageQuery, pageWindow } from './page.ts'
export { type PlacementForm, placement, placementForm } from './placement.ts'
export { timeSpan } from './span.ts'
export {
  code,
  codeFilter,
  codePoints,
  givenText,
  longestKeyword,
  maxCodePoints,
  optionalMoment,
  optionalText,
  phoneNumber,
  requiredText,
  wholeNumber,
} from './text.ts'
export { webAddressChecks } from './web-address.ts'
export { whateverElse } from './whatever-else.ts'
