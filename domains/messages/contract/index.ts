export type { DeskDetail, DeskQuery, DeskRow, HistoryLine, Lane, LaneCounts } from './desk-view.ts'
export { messagesApi } from './endpoints.ts'
export { messageErrors } from './errors.ts'
export type { EditForm, MessageForm, ReplyForm } from './forms.ts'
export { editForm, messageForm, removeForm, replyForm } from './forms.ts'
export { forgetWriterAfterDays, messageLimits } from './limits.ts'
export { maskName } from './mask-name.ts'
export type { MessageRow, MessagesQuery, MessageTerms, Submitted } from './message-view.ts'
export { countLinks, findPersonalData, personalHintLabels } from './personal-data.ts'
export type { Challenge, SolvedChallenge } from './proof.ts'
export { proofMinutes, proofWork, solvedChallenge } from './proof.ts'
export { deskDetailSample, deskRowSample, messageRowSample, messageSample, termsSample } from './samples.ts'
export { searchWords } from './search-words.ts'
export type { HeldReason, MessageAction, MessageState, WriterState } from './states.ts'
export {
  actionsIn,
  heldReasonLabels,
  heldReasons,
  messageActionLabels,
  messageStateLabels,
  messageStates,
  stateAfter,
  writerStateLabels,
} from './states.ts'
