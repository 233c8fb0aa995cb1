import type { Ctx } from '@portal/platform/server'
import { maskName } from '../contract/mask-name.ts'
import type { MessageRow } from '../contract/message-view.ts'
import type { WriterState } from '../contract/states.ts'
import type { Message } from './message.table.ts'
import { showField } from './personal-data.ts'

const noteOf = (time: Date | null, reason: string | null): MessageRow['edited'] =>
  time && { time: time.getTime(), reason: reason ?? '' }

const stateOf = ({ state, reply }: Message): WriterState => {
  if (state === 'deleted' || state === 'spam') return 'removed'
  return reply === null ? 'waiting' : 'answered'
}

/** A message as the public reads it; of a removed one only the note is left. */
export const publicRow = (ctx: Pick<Ctx, 'cipher'>, message: Message): MessageRow => {
  const state = stateOf(message)
  const isGone = state === 'removed'
  return {
    id: message.number,
    title: isGone ? '' : message.title,
    name: isGone ? '' : showField(ctx, 'lyName', message, maskName),
    content: isGone ? '' : message.content,
    createTime: message.createTime.getTime(),
    reply: isGone ? null : message.reply,
    replyTime: isGone ? null : (message.replyTime?.getTime() ?? null),
    edited: isGone ? null : noteOf(message.editTime, message.editReason),
    removed: noteOf(message.removeTime, message.removeReason),
    state,
    published: message.state === 'published',
    replyBy: message.nextDue?.getTime() ?? null,
  }
}

/** A message as its writer reads it; even when it was removed he sees what it was about. */
export const ownRow = (ctx: Pick<Ctx, 'cipher'>, message: Message): MessageRow => ({
  ...publicRow(ctx, message),
  title: message.title,
})
