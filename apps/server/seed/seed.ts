import { hasUsers, seedAccounts } from '@portal/accounts/server'
import type { JobCtx } from '@portal/platform/server'
import { seedRequests } from '@portal/requests/server'

/**
 * Fills an empty database with demonstration data, all of it or nothing, and answers whether it did.
 * Loaded in demonstration mode only.
 */
export const seedDemonstration = async (ctx: JobCtx, say: (text: string) => void): Promise<boolean> => {
  if (await hasUsers(ctx)) return false
  say('正在写入演示数据…')
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const users = await seedAccounts(inside)
    await seedRequests(inside, { customer: users.demo, staff: users.staff })
  })
  return true
}
