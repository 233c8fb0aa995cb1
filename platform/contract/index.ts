export type { Access, Api, BytesReply, Endpoint, InputOf, RateClass, ReplyOf, RequestOf, UploadLimit } from './api.ts'
export { bytes, defineApi } from './api.ts'
export type { ChoiceRule } from './choices.ts'
export { choiceList, joinChoices, optionalChoiceList, otherTextLength, splitChoices } from './choices.ts'
export { addDays, addMonths, type Day, daysBetween, isDay, shanghaiDayOf } from './day.ts'
export type { ErrorBody, Failure, FailureDictionary, FieldError, PlatformErrorCode } from './errors.ts'
export { defineErrors, platformErrors } from './errors.ts'
export { orderedIssues, orderIssues } from './issues.ts'
export type { PageQuery } from './page.ts'
export { done, pageOf, pageQuery, pageWindow } from './page.ts'
export { timeSpan } from './span.ts'
export {
  code,
  codeFilter,
  codePoints,
  maxCodePoints,
  optionalMoment,
  optionalText,
  phoneNumber,
  requiredText,
  wholeNumber,
} from './text.ts'
