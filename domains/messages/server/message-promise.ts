import type { ChangeCtx, Ctx } from '@portal/platform/server'
import type { PromisedService } from '@portal/promises/contract'
import {
  cancelPromise,
  findNextDue,
  keepPromise,
  promisesOf,
  type Subject,
  startPromise,
} from '@portal/promises/server'
import { eq } from 'drizzle-orm'
import type { Message } from './message.table.ts'
import { messages } from './message.table.ts'

/** The promise of an answer within 48 hours, which the specification states. */
export const messageService: PromisedService = { service: 'message', name: '留言咨询', kinds: ['messageReply'] }

const kind = 'messageReply'

/** The promises domain knows a message by this noun and its number. */
const subjectOf = ({ number }: Pick<Message, 'number'>): Subject => ({ kind: 'message', ref: number })

/** Copies the next due moment of a message's promise into its row; whatever changes the promise must call this. */
const keepNextDue = async (ctx: Pick<Ctx, 'db'>, message: Pick<Message, 'id' | 'number'>): Promise<Date | null> => {
  const next = await findNextDue(ctx, subjectOf(message))
  const nextDue = next?.dueAt ?? null
  await ctx.db
    .update(messages)
    .set({ lateDue: next?.lateAt ?? null, nextDue })
    .where(eq(messages.id, message.id))
  return nextDue
}

type Promised = Pick<Message, 'id' | 'number' | 'createTime'>

/**
 * Starts the promise of an answer and returns by when it is due. The time counts from the moment when the message came, even
 * when it was held or taken for spam meanwhile, since that delay was ours.
 */
export const promiseReply = async (ctx: ChangeCtx, message: Promised): Promise<Date | null> => {
  const then = { ...ctx, now: () => message.createTime }
  await startPromise(then, { kind, service: messageService.service, subject: subjectOf(message) })
  return keepNextDue(ctx, message)
}

export const keepReplyPromise = async (ctx: ChangeCtx, message: Promised): Promise<void> => {
  await keepPromise(ctx, { kind, subject: subjectOf(message) })
  await keepNextDue(ctx, message)
}

/** Ends the promise of an answer: none is owed to spam or to a removed message. */
export const dropReplyPromise = async (ctx: ChangeCtx, message: Promised): Promise<void> => {
  await cancelPromise(ctx, { kind, subject: subjectOf(message) })
  await keepNextDue(ctx, message)
}

export const replyPromises = async (ctx: Pick<Ctx, 'db' | 'now'>, { number }: Pick<Message, 'number'>) =>
  (await promisesOf(ctx, 'message', [number])).get(number) ?? []
