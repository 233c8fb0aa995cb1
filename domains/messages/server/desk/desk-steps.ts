import type { ActorCtx, ById, Ctx } from '@portal/platform/server'
import type { EditForm, ReplyForm } from '../../contract/forms.ts'
import { searchWords } from '../../contract/search-words.ts'
import { ensure } from '../failures.ts'
import type { Message } from '../message.table.ts'
import { dropReplyPromise, keepReplyPromise, promiseReply } from '../message-promise.ts'
import { contentFingerprint, isForgotten } from '../personal-data.ts'
import { tellWriter } from '../tell-writer.ts'
import { takeStep } from './take-step.ts'

type Done = Record<string, never>

const firstPublic = (ctx: Pick<Ctx, 'now'>, { publicSince }: Message): Pick<Message, 'publicSince'> => ({
  publicSince: publicSince ?? ctx.now(),
})

/** Answers a message, or replaces its answer by a better one; the writer is told each time. */
export const replyToMessage = async (
  ctx: ActorCtx<'cipher'>,
  { params, body }: ById & { body: ReplyForm },
): Promise<Done> => {
  const { reply, publish, version } = body
  const { before, after } = await takeStep(ctx, { id: params.id, action: 'reply', version }, (message) => ({
    reply,
    replyTime: message.replyTime ?? ctx.now(),
    heldFor: null,
  }))
  if (before.reply === null) await keepReplyPromise(ctx, after)
  if (before.reply !== reply)
    await tellWriter(ctx, before.reply === null ? 'message.answered' : 'message.changed', after)
  if (publish && after.state === 'answered') await publishMessage(ctx, { params })
  return {}
}

export const publishMessage = async (ctx: ActorCtx<'cipher'>, { params }: ById): Promise<Done> => {
  await takeStep(ctx, { id: params.id, action: 'publish' }, (message) => firstPublic(ctx, message))
  return {}
}

export const withholdMessage = async (ctx: ActorCtx<'cipher'>, { params }: ById): Promise<Done> => {
  await takeStep(ctx, { id: params.id, action: 'withhold' })
  return {}
}

/** Replaces the writer's words. Everybody can read that the desk did so and why; only the desk sees the former words. */
export const editMessage = (ctx: ActorCtx<'cipher'>, { params, body }: ById & { body: EditForm }): Promise<Done> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const { title, content, reason, version } = body
    const { after } = await takeStep(inside, { id: params.id, action: 'edit', version, reason }, () => ({
      title,
      content,
      contentFingerprint: contentFingerprint(ctx, content),
      searchWords: searchWords(`${title} ${content}`),
      editTime: ctx.now(),
      editReason: reason,
    }))
    await tellWriter(inside, 'message.changed', after)
    return {}
  })

/** Removes a message; where it had been public, a note stays in its place. */
export const removeMessage = (
  ctx: ActorCtx<'cipher'>,
  { params, query }: ById & { query: { reason: string } },
): Promise<Done> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const { reason } = query
    const { before, after } = await takeStep(inside, { id: params.id, action: 'remove', reason }, () => ({
      removeTime: ctx.now(),
      removeReason: reason,
      heldFor: null,
    }))
    await dropReplyPromise(inside, after)
    if (before.state !== 'spam') await tellWriter(inside, 'message.changed', after)
    return {}
  })

const spamReason = '被判定为垃圾信息'

/** Marks a message as spam. Its sender gets no notice of it; a writer who looks at his message finds the reason. */
export const markSpam = async (ctx: ActorCtx<'cipher'>, { params }: ById): Promise<Done> => {
  const { after } = await takeStep(ctx, { id: params.id, action: 'markSpam', reason: spamReason }, () => ({
    removeTime: ctx.now(),
    removeReason: spamReason,
  }))
  await dropReplyPromise(ctx, after)
  return {}
}

export const clearSpam = async (ctx: ActorCtx<'cipher'>, { params }: ById): Promise<Done> => {
  const { before, after } = await takeStep(ctx, { id: params.id, action: 'clearSpam' }, (message) => {
    ensure(!isForgotten(message), 'message.writer_forgotten')
    return { heldFor: null, removeTime: null, removeReason: null }
  })
  if (before.state === 'spam') await promiseReply(ctx, after)
  return {}
}
