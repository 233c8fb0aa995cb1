import type { ById, SignedInCtx } from '@portal/platform/server'
import { closeAccount } from './close-account.ts'
import { type DeskCtx, ensureManaged } from './manage-user.ts'
import { recordUserAct } from './record-user-act.ts'

/** Staff close an account; nobody closes his own here, that of a top-level administrator, or without that one's pid that of staff. */
export const deleteUser = (
  ctx: DeskCtx & Pick<SignedInCtx, 'cipher' | 'personal'>,
  { params, query }: ById & { query: { reason: string } },
): Promise<Record<string, never>> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const user = await ensureManaged(inside, tx, params.id, 'delete')
    await closeAccount(inside, user, query.reason)
    await recordUserAct(inside, user, {
      before: { status: user.status },
      after: { status: 'deleted', reason: query.reason },
    })
    return {}
  })
