import { maskEmail } from '@portal/accounts/contract'
import { userNames } from '@portal/accounts/server'
import type { ById } from '@portal/platform/server'
import { asc, eq } from 'drizzle-orm'
import type { DeskDetail, HistoryLine } from '../../contract/desk-view.ts'
import { ensure } from '../failures.ts'
import type { Message } from '../message.table.ts'
import { messageSteps, messages } from '../message.table.ts'
import { replyPromises } from '../message-promise.ts'
import { findField } from '../personal-data.ts'
import { type DeskCtx, deskRowOf, type ShownCtx } from './list-desk.ts'

type Names = Awaited<ReturnType<typeof userNames>>

const historyOf = async (ctx: DeskCtx, { id, userId }: Message): Promise<{ history: HistoryLine[]; names: Names }> => {
  const steps = await ctx.db
    .select()
    .from(messageSteps)
    .where(eq(messageSteps.messageId, id))
    .orderBy(asc(messageSteps.version))
  const people = [userId, ...steps.map(({ actorId }) => actorId)]
  const names = await userNames(
    ctx,
    people.filter((one) => one !== null),
  )
  const history = steps.map(({ action, actorId, createTime, stateBefore, stateAfter, reason, before, after }) => ({
    action,
    actor: action === 'submit' ? null : ((actorId && names.get(actorId)?.username) ?? null),
    time: createTime.getTime(),
    stateBefore,
    stateAfter,
    reason,
    before,
    after,
  }))
  return { history, names }
}

/** A message for the desk with its whole history. The address is masked, since the portal mails the answer itself. */
export const deskMessage = async (ctx: ShownCtx, { params }: ById): Promise<DeskDetail> => {
  const [message] = await ctx.db.select().from(messages).where(eq(messages.number, params.id))
  ensure(message, 'record.not_found')
  const { history, names } = await historyOf(ctx, message)
  const { editTime, removeTime } = message
  return {
    ...deskRowOf(ctx, message, (message.userId && names.get(message.userId)?.username) ?? null),
    content: message.content,
    lyEmail: findField(ctx, 'lyEmail', message, maskEmail),
    reply: message.reply,
    version: message.version,
    edited: editTime && { time: editTime.getTime(), reason: message.editReason ?? '' },
    removed: removeTime && { time: removeTime.getTime(), reason: message.removeReason ?? '' },
    promises: await replyPromises(ctx, message),
    history,
  }
}
