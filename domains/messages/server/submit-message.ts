import type { ChangeCtx } from '@portal/platform/server'
import { publish, underNewNumber } from '@portal/platform/server'
import type { MessageForm } from '../contract/forms.ts'
import type { Submitted } from '../contract/message-view.ts'
import { searchWords } from '../contract/search-words.ts'
import type { HeldReason } from '../contract/states.ts'
import { fail } from './failures.ts'
import { type JudgeCtx, judge } from './judge.ts'
import { messageSteps, messages } from './message.table.ts'
import { promiseReply } from './message-promise.ts'
import { contentFingerprint, emailFingerprint, sealField } from './personal-data.ts'
import { readerKey } from './reader-key.ts'

/** The numbers of messages begin with these letters, for 留言. */
const numberPrefix = 'LY'

export type WriteCtx = ChangeCtx<'chance' | 'cipher'>

/**
 * Stores a message and answers by when it will be answered, which is the same whether a person must look at it first or not.
 */
export const submitMessage = async (ctx: JudgeCtx & WriteCtx, { body }: { body: MessageForm }): Promise<Submitted> =>
  storeMessage(ctx, body, await judge(ctx, body))

/** Stores a message that was judged already, in the caller's transaction. */
export const storeMessage = async (
  ctx: WriteCtx,
  { title, content, lyName, lyEmail }: MessageForm,
  heldFor: HeldReason | null,
): Promise<Submitted> => {
  const id = ctx.newId()
  const userId = ctx.actor?.userId ?? null
  const state = heldFor === null ? 'new' : 'held'
  const row: Omit<typeof messages.$inferInsert, 'number'> = {
    id,
    userId,
    title,
    content,
    lyName: sealField(ctx, 'lyName', id, lyName),
    lyEmail: sealField(ctx, 'lyEmail', id, lyEmail),
    lyEmailFingerprint: emailFingerprint(ctx, lyEmail),
    contentFingerprint: contentFingerprint(ctx, content),
    searchWords: searchWords(`${title} ${content}`),
    state,
    heldFor,
    createTime: ctx.now(),
  }
  const message = await underNewNumber(ctx, numberPrefix, async (number) => {
    const [inserted] = await ctx.db
      .insert(messages)
      .values({ ...row, number })
      .onConflictDoNothing({ target: messages.number })
      .returning()
    return inserted
  })
  const step = { id: ctx.newId(), messageId: id, version: 1, action: 'submit', stateAfter: state } as const
  await ctx.db.insert(messageSteps).values({ ...step, actorId: userId, createTime: ctx.now() })
  const replyBy = (await promiseReply(ctx, message)) ?? fail('server.unexpected')
  await publish(ctx, state === 'new' ? 'message.submitted' : 'message.held', { id: message.number })
  return { id: message.number, replyBy: replyBy.getTime(), key: userId === null ? readerKey(ctx, id) : null }
}
