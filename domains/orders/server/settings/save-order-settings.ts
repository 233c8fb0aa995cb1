import { staffHolding } from '@portal/accounts/server'
import { type Ctx, recordAct, type SignedInCtx } from '@portal/platform/server'
import type { OrderSettingsForm, OrderSettingsReply } from '../../contract/desk-settings.ts'
import { fenOf, yuanOf } from '../../contract/money.ts'
import { ensure } from '../failures.ts'
import { openHouses } from '../pay/open-ways.ts'
import { orderSettings } from './order-setting.table.ts'
import { findNewestSettings, readOrderSettings } from './order-settings.ts'

/** The settings in force, and when they were saved. */
export const viewOrderSettings = async (ctx: Pick<Ctx, 'db' | 'config'>): Promise<OrderSettingsReply> => {
  const newest = await findNewestSettings(ctx)
  const { payWithinMinutes, slipExtendsDays, fourEyesFrom } = newest ?? (await readOrderSettings(ctx))
  return {
    payWithinMinutes,
    slipExtendsDays,
    fourEyesFrom: yuanOf(fourEyesFrom),
    savedAt: newest?.savedAt.getTime() ?? null,
    houses: openHouses(ctx),
  }
}

/**
 * Saves the settings for what begins afterwards; who saved what and when is kept. Refunds can only ask for a second person
 * where there is one who may approve them.
 */
export const saveOrderSettings = async (
  ctx: Pick<SignedInCtx, 'db' | 'now' | 'actor' | 'config' | 'act'>,
  { body }: { body: OrderSettingsForm },
): Promise<OrderSettingsReply> => {
  const fourEyesFrom = fenOf(body.fourEyesFrom)
  const before = await readOrderSettings(ctx)
  if (fourEyesFrom !== before.fourEyesFrom) {
    ensure((await staffHolding(ctx, 'orders.refunds')).length >= 2, 'order.four_eyes_alone')
  }
  await ctx.db.insert(orderSettings).values({ ...body, fourEyesFrom, savedAt: ctx.now(), actorId: ctx.actor.userId })
  const { savedAt: _, houses: _houses, ...after } = await viewOrderSettings(ctx)
  const { payWithinMinutes, slipExtendsDays } = before
  await recordAct(ctx, {
    subjectKind: 'settings',
    subjectRef: '收款设置',
    link: '/orderSettings',
    before: { payWithinMinutes, slipExtendsDays, fourEyesFrom: yuanOf(before.fourEyesFrom) },
    after,
  })
  return viewOrderSettings(ctx)
}
