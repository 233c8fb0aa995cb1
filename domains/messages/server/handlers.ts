import type { Handlers } from '@portal/platform/server'
import type { messagesApi } from '../contract/endpoints.ts'
import { bulkMark } from './desk/bulk-mark.ts'
import { deskMessage } from './desk/desk-detail.ts'
import {
  clearSpam,
  editMessage,
  markSpam,
  publishMessage,
  removeMessage,
  replyToMessage,
  withholdMessage,
} from './desk/desk-steps.ts'
import { countLanes, listDesk } from './desk/list-desk.ts'
import { listMessages, listSimilar, readByKey } from './list-messages.ts'
import { makeChallenge } from './proof.ts'
import { submitMessage } from './submit-message.ts'
import { readTerms } from './terms.ts'

export const handlers: Handlers<typeof messagesApi> = {
  submit: submitMessage,
  list: listMessages,
  byKey: readByKey,
  similar: listSimilar,
  terms: readTerms,
  challenge: makeChallenge,
  listDesk,
  counts: countLanes,
  deskDetail: deskMessage,
  reply: replyToMessage,
  publish: publishMessage,
  withhold: withholdMessage,
  edit: editMessage,
  remove: removeMessage,
  markSpam,
  clearSpam,
  bulk: bulkMark,
}
