import type { ActorCtx, Ctx } from '@portal/platform/server'
import { eq, inArray } from 'drizzle-orm'
import type { HistoryAct } from '../contract/desk.ts'
import { type Profile, type ProfileState, providerProfiles, providerSteps } from './profile.table.ts'

/** The profile of a provider that has handed in nothing and about which nothing was decided. */
const emptyOf = (userId: string): Profile => ({
  userId,
  companyName: null,
  licenceKind: null,
  licenceNo: null,
  handedInAt: null,
  proofId: null,
  proofName: null,
  checkedCompanyName: null,
  checkedLicenceKind: null,
  checkedLicenceNo: null,
  checkedAt: null,
  checkedBy: null,
  checkStands: false,
  refusal: null,
  version: 0,
})

/** The profiles of these providers, by id; each of them has one here, if only an empty one. */
export const readProfiles = async (
  { db }: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<(id: string) => Profile> => {
  const rows = await db
    .select()
    .from(providerProfiles)
    .where(inArray(providerProfiles.userId, [...ids]))
  const found = new Map(rows.map((row) => [row.userId, row]))
  return (id) => found.get(id) ?? emptyOf(id)
}

export const readProfile = async (ctx: Pick<Ctx, 'db'>, id: string): Promise<Profile> =>
  (await readProfiles(ctx, [id]))(id)

const stateOf = (profile: Profile): ProfileState => {
  const { companyName, licenceKind, licenceNo, proofName, checkedLicenceKind, checkedLicenceNo, refusal } = profile
  return { companyName, licenceKind, licenceNo, proofName, checkedLicenceKind, checkedLicenceNo, refusal }
}

type Step = { act: HistoryAct; set: Partial<Omit<Profile, 'userId' | 'version'>> }

/** Changes a profile under the next version and adds to its history. The caller has locked the account of the provider. */
export const changeProfile = async (ctx: ActorCtx, before: Profile, { act, set }: Step): Promise<Profile> => {
  const after = { ...before, ...set, version: before.version + 1 }
  await ctx.db
    .insert(providerProfiles)
    .values(after)
    .onConflictDoUpdate({ target: providerProfiles.userId, set: after })
  await ctx.db.insert(providerSteps).values({
    id: ctx.newId(),
    userId: after.userId,
    version: after.version,
    act,
    actorId: ctx.actor.userId,
    before: stateOf(before),
    after: stateOf(after),
    createTime: ctx.now(),
  })
  return after
}

export const readSteps = ({ db }: Pick<Ctx, 'db'>, userId: string) =>
  db.select().from(providerSteps).where(eq(providerSteps.userId, userId)).orderBy(providerSteps.version)
