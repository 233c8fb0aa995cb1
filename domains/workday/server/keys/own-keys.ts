import { type ActorCtx, recordAct } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { KeysSetting } from '../../contract/keys.ts'
import { withoutKeys } from './keys.table.ts'

/** Whether the keys act for the caller, in every browser alike. */
export const getKeys = async ({ db, actor }: Pick<ActorCtx, 'db' | 'actor'>): Promise<KeysSetting> => ({
  on: (await db.$count(withoutKeys, eq(withoutKeys.ownerId, actor.userId))) === 0,
})

export const putKeys = async (ctx: ActorCtx, { body }: { body: KeysSetting }): Promise<KeysSetting> => {
  const ownerId = ctx.actor.userId
  const before = await getKeys(ctx)
  if (body.on) await ctx.db.delete(withoutKeys).where(eq(withoutKeys.ownerId, ownerId))
  else await ctx.db.insert(withoutKeys).values({ ownerId }).onConflictDoNothing()
  await recordAct(ctx, { subjectKind: 'keys', subjectRef: ownerId, before, after: body })
  return body
}
