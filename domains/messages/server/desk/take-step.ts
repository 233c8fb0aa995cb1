import { eq } from 'drizzle-orm'
import { type MessageAction, stateAfter } from '../../contract/states.ts'
import type { Deed, Message } from '../deed.ts'
import { ensure } from '../failures.ts'
import { messageSteps, messages, type Words } from '../message.table.ts'

const wordsOf = ({ title, content, reply }: Message): Words => ({ title, content, reply })

type Step = {
  /** The number on the wire. */
  id: string
  action: MessageAction
  /** What the desk had read; missing where nothing is overwritten. */
  version?: number
  /** Public. */
  reason?: string
}

/**
 * One step of the desk, in the caller's transaction: the state table allows it or it fails, and the history holds what
 * stood there before and after. Answers the message as it was and as it is.
 */
export const takeStep = async (
  ctx: Deed,
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
  return { before, after }
}
