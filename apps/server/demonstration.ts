import { findPeople, hasUsers, seedPeople } from '@portal/accounts/server'
import {
  demonstrationProgress,
  demonstrationSteps,
  fillInSteps,
  type JobCtx,
  type ServerDomain,
} from '@portal/platform/server'

/**
 * Whether this database needs demonstration data: it does where it is empty, and where a start was cut off while filling it.
 */
const isWanted = async (ctx: JobCtx, say: (text: string) => void): Promise<boolean> => {
  const progress = await demonstrationProgress(ctx)
  if (progress === 'begun') say('上次没有写完演示数据，现在继续。')
  return progress === 'begun' || (progress === 'none' && !(await hasUsers(ctx)))
}

/** Fills a database with the demonstration data of the domains, step by step; answers whether it did. */
export const seedDemonstration = async (
  ctx: JobCtx,
  domains: readonly ServerDomain[],
  say: (text: string) => void,
): Promise<boolean> => {
  if (!(await isWanted(ctx, say))) return false
  const parts = demonstrationSteps(domains).map(({ name, title, run }) => ({
    name,
    title,
    run: async (inside: JobCtx) => run(inside, await findPeople(inside)),
  }))
  await fillInSteps(ctx, [{ name: 'accounts', title: '演示账号', run: seedPeople }, ...parts], say)
  return true
}
