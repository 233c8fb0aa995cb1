import type { Actor, Ctx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { rightsNamed } from '../contract/right-info.ts'
import { requests } from './request.table.ts'

/**
 * What the caller's own request says of rights, for the vault that offers to keep them; undefined where he has no request of
 * this number.
 */
export const rightsInRequest = async (ctx: Pick<Ctx, 'db'> & { actor: Pick<Actor, 'userId'> }, businessSn: string) => {
  const { state, obligeeName, details, userId } = requests
  const [found] = await ctx.db
    .select({ state, obligeeName, details })
    .from(requests)
    .where(and(eq(requests.businessSn, businessSn), eq(userId, ctx.actor.userId)))
  return (
    found && {
      isCompleted: found.state === 3,
      obligeeName: found.obligeeName ?? '',
      obligeeType: found.details.obligeeType ?? '',
      rights: rightsNamed(found.details.rightInfo ?? ''),
    }
  )
}
