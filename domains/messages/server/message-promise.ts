import type { Ctx } from '@portal/platform/server'
import type { PromisedService } from '@portal/promises/contract'
import {
  cancelPromise,
  findNextDue,
  keepPromise,
  type PromiseCtx,
  promisesOf,
  type Subject,
  startPromise,
} from '@portal/promises/server'
import { eq } from 'drizzle-orm'
import type { Message } from './deed.ts'
import { messages } from './message.table.ts'

/** An answer within 48 hours: the word of the specification. */
export const messageService: PromisedService = { service: 'message', name: '留言咨询', kinds: ['messageReply'] }

const kind = 'messageReply'

/** The promises domain knows a message by this noun and its number. */
const subjectOf = ({ number }: Pick<Message, 'number'>): Subject => ({ kind: 'message', ref: number })

/** Keeps beside the message what is due next: part of every change of its promise. */
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
 * Counts from the moment the message came, also when it was held back meanwhile or taken for spam: the delay was ours.
 * Answers by when it is to be answered.
 */
export const promiseReply = async (ctx: PromiseCtx, message: Promised): Promise<Date | null> => {
  const then = { ...ctx, now: () => message.createTime }
  await startPromise(then, { kind, service: messageService.service, subject: subjectOf(message) })
  return keepNextDue(ctx, message)
}

export const keepReplyPromise = async (ctx: PromiseCtx, message: Promised): Promise<void> => {
  await keepPromise(ctx, { kind, subject: subjectOf(message) })
  await keepNextDue(ctx, message)
}

/** Nothing is owed to spam, nor to what was removed. */
export const dropReplyPromise = async (ctx: PromiseCtx, message: Promised): Promise<void> => {
  await cancelPromise(ctx, { kind, subject: subjectOf(message) })
  await keepNextDue(ctx, message)
}

export const replyPromises = async (ctx: Pick<Ctx, 'db' | 'now'>, { number }: Pick<Message, 'number'>) =>
  (await promisesOf(ctx, 'message', [number])).get(number) ?? []
