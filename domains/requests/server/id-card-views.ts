import type { Ctx } from '@portal/platform/server'
import { asc, eq } from 'drizzle-orm'
import type { IdCardView } from '../contract/detail.ts'
import type { Performer } from '../contract/rules.ts'
import { actorNames } from './audit-actors.ts'
import { idCardViews } from './request.table.ts'

export type IdCardLook = typeof idCardViews.$inferSelect

/** The looks at the whole ID number of a request, oldest first. */
export const idCardLooksOf = (ctx: Pick<Ctx, 'db'>, requestId: string): Promise<IdCardLook[]> =>
  ctx.db
    .select()
    .from(idCardViews)
    .where(eq(idCardViews.requestId, requestId))
    .orderBy(asc(idCardViews.createTime), asc(idCardViews.id))

/** The looks at the whole ID number, for whoever may see the request: the desk reads user names, the owner labels. */
export const idCardViewsOf = async (
  ctx: Pick<Ctx, 'db' | 'cipher'>,
  request: { id: string; userId: string },
  viewer: Performer,
): Promise<IdCardView[]> => {
  const looks = await idCardLooksOf(ctx, request.id)
  if (looks.length === 0) return []
  const nameOf = await actorNames(ctx, { ids: looks.map(({ actorId }) => actorId), ownerId: request.userId, viewer })
  return looks.map(({ actorId, reason, createTime }) => ({
    createTime: createTime.getTime(),
    actor: nameOf(actorId),
    reason,
  }))
}
