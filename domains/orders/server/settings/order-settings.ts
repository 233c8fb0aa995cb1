import type { Ctx } from '@portal/platform/server'
import { desc } from 'drizzle-orm'
import { fen } from '../../contract/money.ts'
import { orderSettings } from './order-setting.table.ts'

export type OrderSettings = Pick<
  typeof orderSettings.$inferSelect,
  'payWithinMinutes' | 'slipExtendsDays' | 'fourEyesFrom'
>

/** What holds until the operator sets something: three days to pay, and two people for a refund from 1,000 yuan on. */
const untilSet: OrderSettings = {
  payWithinMinutes: 4_320,
  slipExtendsDays: 7,
  fourEyesFrom: fen(100_000),
}

/** The settings that were saved last; undefined while nobody has saved any. */
export const findNewestSettings = async (
  ctx: Pick<Ctx, 'db'>,
): Promise<typeof orderSettings.$inferSelect | undefined> => {
  const [newest] = await ctx.db.select().from(orderSettings).orderBy(desc(orderSettings.id)).limit(1)
  return newest
}

export const readOrderSettings = async (ctx: Pick<Ctx, 'db'>): Promise<OrderSettings> =>
  (await findNewestSettings(ctx)) ?? untilSet
