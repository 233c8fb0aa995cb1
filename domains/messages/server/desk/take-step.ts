import { type ActorCtx, loggedAs, type RecordKind, recordAct } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { type MessageAction, stateAfter } from '../../contract/states.ts'
import { ensure } from '../failures.ts'
import type { Message } from '../message.table.ts'
import { messageSteps, messages, type Words } from '../message.table.ts'

const wordsOf = ({ title, content, reply }: Message): Words => ({ title, content, reply })

export const messageRecord: RecordKind = {
  at: '/api/admin/messages/{id}',
  kind: 'message',
  page: (number) => `/messages/${number}`,
}

/** How the act log names a message. */
export const subjectOfMessage = (number: string) => loggedAs(messageRecord, number)

type Step = {
  /** The number of the message, its id on the wire. */
  id: string
  action: MessageAction
  /** The version that the desk has read; missing where the step overwrites nothing. */
  version?: number
  /** The reason of the step, which is public. */
  reason?: string
}

/**
 * Takes one step of the desk, in the caller's transaction. It fails where the state table does not allow the step; the history
 * keeps the words before and after it. Answers the message as it was and as it is now.
 */
export const takeStep = async (
  ctx: ActorCtx<'cipher'>,
  { id, action, version, reason }: Step,
  changeOf: (message: Message) => Partial<typeof messages.$inferInsert> = () => ({}),
): Promise<{ before: Message; after: Message }> => {
  const [before] = await ctx.db.select().from(messages).where(eq(messages.number, id)).for('update')
  ensure(before, 'record.not_found')
  const state = stateAfter(before.state, action)
  ensure(state !== null, 'message.state_conflict')
  ensure(version === undefined || version === before.version, 'message.newer_version')
  const [after] = await ctx.db
    .update(messages)
    .set({ state, version: before.version + 1, ...changeOf(before) })
    .where(eq(messages.id, before.id))
    .returning()
  ensure(after, 'record.not_found')
  await ctx.db.insert(messageSteps).values({
    id: ctx.newId(),
    messageId: before.id,
    version: after.version,
    action,
    stateBefore: before.state,
    stateAfter: after.state,
    actorId: ctx.actor.userId,
    reason: reason ?? null,
    before: wordsOf(before),
    after: wordsOf(after),
    createTime: ctx.now(),
  })
  await recordAct(ctx, {
    ...subjectOfMessage(before.number),
    before: { state: before.state, ...wordsOf(before) },
    after: { state: after.state, ...wordsOf(after) },
    ...(reason && { note: reason }),
  })
  return { before, after }
}
