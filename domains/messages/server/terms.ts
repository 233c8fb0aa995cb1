import { offeredChannels } from '@portal/notices/server'
import type { Ctx } from '@portal/platform/server'
import { expectPromise } from '@portal/promises/server'
import type { MessageTerms } from '../contract/message-view.ts'
import { messageService } from './message-promise.ts'

/** By when a message that is sent now will be answered, and how that time is counted. */
export const readTerms = async (ctx: Pick<Ctx, 'db' | 'now' | 'config'>): Promise<MessageTerms> => {
  const { service } = messageService
  const { dueAt, allowance, shifts } = await expectPromise(ctx, { kind: 'messageReply', service })
  return {
    replyBy: dueAt.getTime(),
    hours: allowance.amount,
    shifts: [...shifts],
    mail: offeredChannels(ctx.config).includes('mail'),
  }
}
