import { type ActorCtx, type Ctx, ensureField } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { DeskCaseRight, OwnCaseRight, SinceThen } from '../contract/case-right.ts'
import type { UsedRight } from '../contract/used-right.ts'
import { getRequest } from './desk-detail.ts'
import { getOwnRequest } from './own-detail.ts'
import { requests } from './request.table.ts'
import type { RequestRecord } from './request-detail.ts'
import { requestRights } from './request-right.table.ts'

type Standing = { version: number; verified: Date | null }
type RightNow = NonNullable<NonNullable<DeskCaseRight['right']>['now']>

/** What requests ask of the vault of rights; undefined answers mean a right that is not there for the one who asks. */
export type Vault = {
  /**
   * Notes the use in the caller's transaction, with the papers that are among the files of the case, and answers when staff
   * confirmed the version.
   */
  use: (
    ctx: ActorCtx<'cipher'>,
    right: NonNullable<UsedRight>,
    usedIn: { businessSn: string; files: readonly string[] },
  ) => Promise<Pick<Standing, 'verified'> | undefined>
  /** The name of a right that the caller reaches. */
  nameOf: (ctx: ActorCtx<'cipher'>, id: string) => Promise<string | undefined>
  standingOf: (ctx: Pick<Ctx, 'db'>, id: string) => Promise<Standing | undefined>
  /** What a right says now; the look is written down for its owner. */
  look: (ctx: ActorCtx<'cipher'>, id: string, businessSn: string) => Promise<RightNow | undefined>
}

/** A portal without a vault: no form can be filled from a right. */
export const noVault: Vault = {
  use: async () => undefined,
  nameOf: async () => undefined,
  standingOf: async () => undefined,
  look: async () => undefined,
}

/**
 * Keeps with a new request the right that its form was filled from, in the caller's transaction. Fails with U00400 on `right`
 * where the vault has no such right for the caller.
 */
export const keepUsedRight = async (
  ctx: ActorCtx<'cipher'>,
  vault: Vault,
  { id, right, ...usedIn }: { id: string; businessSn: string; right: UsedRight; files: readonly string[] },
): Promise<void> => {
  if (!right) return
  const used = await vault.use(ctx, right, usedIn)
  ensureField(used, 'right', '取用的权利已不在您的权利台账中，请重新选择')
  await ctx.db
    .insert(requestRights)
    .values({ requestId: id, rightId: right.id, version: right.version, verified: used.verified })
}

const findKept = async ({ db }: Pick<Ctx, 'db'>, { id }: RequestRecord) => {
  const [kept] = await db.select().from(requestRights).where(eq(requestRights.requestId, id))
  return kept
}

type Kept = NonNullable<Awaited<ReturnType<typeof findKept>>>

const viewOf = ({ rightId, version, verified }: Kept) => ({ rightId, version, verified: verified?.getTime() ?? null })

/** The right of one's own case, by the name that the vault has for it now. */
export const ownCaseRight =
  (vault: Vault) =>
  async (ctx: ActorCtx<'cipher'>, { params }: { params: { businessSn: string } }): Promise<OwnCaseRight> => {
    const kept = await findKept(ctx, await getOwnRequest(ctx, params.businessSn))
    return { right: kept ? { ...viewOf(kept), name: (await vault.nameOf(ctx, kept.rightId)) ?? null } : null }
  }

const sinceOf = (kept: Kept, now: Standing | undefined): SinceThen => {
  if (!now) return 'removed'
  if (now.version !== kept.version) return 'newer'
  return kept.verified !== null && now.verified === null ? 'unconfirmed' : 'same'
}

/** Whether the caller handles the case, and the case is not over. */
const isHandledBy = ({ assigneeId, state }: RequestRecord, { actor }: Pick<ActorCtx, 'actor'>): boolean =>
  assigneeId === actor.userId && (state === 1 || state === 2)

/**
 * The right of a case for the desk: what the case keeps, and whether the right has changed since. What the right says now is
 * told to the one who handles the case.
 */
export const deskCaseRight =
  (vault: Vault) =>
  async (ctx: ActorCtx<'cipher'>, { params }: { params: { businessSn: string } }): Promise<DeskCaseRight> => {
    const request = await getRequest(ctx, params.businessSn)
    const kept = await findKept(ctx, request)
    if (!kept) return { right: null }
    const since = sinceOf(kept, await vault.standingOf(ctx, kept.rightId))
    const mayLook = since !== 'removed' && isHandledBy(request, ctx)
    const now = mayLook ? await vault.look(ctx, kept.rightId, request.businessSn) : undefined
    return { right: { ...viewOf(kept), since, now: now ?? null } }
  }

/** The rights that a person's requests were filled from, for his own copy. */
export const copyUsedRights = async ({ db }: Pick<Ctx, 'db'>, userId: string): Promise<object[]> => {
  const { rightId, version, verified, requestId } = requestRights
  return db
    .select({ businessSn: requests.businessSn, rightId, version, verified })
    .from(requestRights)
    .innerJoin(requests, eq(requests.id, requestId))
    .where(eq(requests.userId, userId))
    .orderBy(requests.businessSn)
}
