import { hasUsers, seedPeople } from '@portal/accounts/server'
import { demonstrationSteps, type JobCtx, type ServerDomain } from '@portal/platform/server'

/** Fills an empty database with what the domains demonstrate, all of it or nothing, and answers whether it did. */
export const seedDemonstration = async (
  ctx: JobCtx,
  domains: readonly ServerDomain[],
  say: (text: string) => void,
): Promise<boolean> => {
  if (await hasUsers(ctx)) return false
  say('正在写入演示数据…')
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const people = await seedPeople(inside)
    for (const { run } of demonstrationSteps(domains)) await run(inside, people)
  })
  return true
}
