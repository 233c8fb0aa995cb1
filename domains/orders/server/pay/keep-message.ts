import type { Ctx } from '@portal/platform/server'
import { gatewayMessages } from './payment.table.ts'

/** Keeps a message of a gateway, once by its number: a repeat changes nothing. */
export const keepMessage = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'newId'>,
  message: Pick<typeof gatewayMessages.$inferInsert, 'house' | 'messageNo' | 'event' | 'aboutNo'>,
): Promise<void> => {
  await ctx.db
    .insert(gatewayMessages)
    .values({ id: ctx.newId(), createTime: ctx.now(), ...message })
    .onConflictDoNothing({ target: [gatewayMessages.house, gatewayMessages.messageNo] })
}
