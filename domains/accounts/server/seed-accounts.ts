import { type DemonstrationPeople, type JobCtx, markDemonstration } from '@portal/platform/server'
import { type DemonstrationUsername, demonstrationAccounts, demonstrationPassword } from '../contract/samples.ts'
import { hashPassword, passwordGate } from './password-hash.ts'
import { insertUser } from './user.store.ts'
import { users } from './user.table.ts'

/** Whether anybody has an account yet. */
export const hasUsers = async (ctx: Pick<JobCtx, 'db'>): Promise<boolean> => {
  const [user] = await ctx.db.select({ id: users.id }).from(users).limit(1)
  return user !== undefined
}

type SeedCtx = Pick<JobCtx, 'db' | 'now' | 'newId' | 'chance' | 'cipher'>

/** The hash of the published password. All five accounts share it: it is no secret that they share their password. */
export const hashDemonstrationPassword = (ctx: Pick<JobCtx, 'chance'>): Promise<string> =>
  passwordGate(() => hashPassword(ctx, demonstrationPassword))

/**
 * Makes the demonstration accounts in an empty database, in demonstration mode; answers their ids by name. Their
 * password is published, so the database is marked and production refuses it from then on.
 */
export const seedAccounts = async (
  ctx: SeedCtx,
  hash = hashDemonstrationPassword(ctx),
): Promise<Record<DemonstrationUsername, string>> => {
  await markDemonstration(ctx)
  const ids: Partial<Record<DemonstrationUsername, string>> = {}
  const passwordHash = await hash
  for (const { label: _label, ...account } of demonstrationAccounts) {
    const user = await insertUser(ctx, { ...account, passwordHash, approved: true })
    ids[account.username] = user.id
  }
  return ids as Record<DemonstrationUsername, string>
}

/** The demonstration accounts that are there already, by their names. */
export const findPeople = async ({ db }: Pick<JobCtx, 'db'>): Promise<DemonstrationPeople> => {
  const rows = await db.select({ id: users.id, username: users.username }).from(users)
  const idOf = (wanted: DemonstrationUsername): string => {
    const found = rows.find(({ username }) => username === wanted)
    if (!found) throw new Error(`the demonstration account ${wanted} is not there`)
    return found.id
  }
  return { customer: idOf('demo'), other: idOf('demo2'), staff: idOf('staff') }
}

/** Makes the demonstration accounts; answers those that the demonstration data of the other domains belongs to. */
export const seedPeople = async (ctx: SeedCtx): Promise<DemonstrationPeople> => {
  const { demo, demo2, staff } = await seedAccounts(ctx)
  return { customer: demo, other: demo2, staff }
}
