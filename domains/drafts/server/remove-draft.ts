import { releaseFiles } from '@portal/files/server'
import type { Ctx, JobCtx, SignedInCtx } from '@portal/platform/server'
import { and, eq, lte } from 'drizzle-orm'
import type { DraftVersion } from '../contract/draft.ts'
import { drafts } from './draft.table.ts'
import { oldestKept } from './draft-record.ts'
import { ensure } from './failures.ts'
import { ensureUnchanged, findLocked } from './save-draft.ts'

/**
 * The form was sent off: its draft goes, whatever its version. In the caller's transaction; nothing happens where there
 * is none. Another device that saves it afterwards learns that it is gone.
 */
export const dropDraft = async (
  ctx: Pick<Ctx, 'db'>,
  { ownerId, form }: { ownerId: string; form: string },
): Promise<void> => {
  const [gone] = await ctx.db
    .delete(drafts)
    .where(and(eq(drafts.ownerId, ownerId), eq(drafts.form, form)))
    .returning({ fileIds: drafts.fileIds })
  if (gone) await releaseFiles(ctx, { ownerId, ids: gone.fileIds })
}

type RemoveCtx = Pick<SignedInCtx, 'db' | 'now' | 'cipher' | 'actor'>

/** Deletes the draft that was read; fails with `draft.conflict` when it was saved again meanwhile. */
export const removeDraft = async (
  ctx: RemoveCtx,
  { params: { form }, query }: { params: { form: string }; query: DraftVersion },
): Promise<Record<string, never>> => {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const found = await findLocked(inside, form)
    ensure(found, 'record.not_found')
    await ensureUnchanged(inside, found, query)
    await dropDraft(inside, { ownerId: ctx.actor.userId, form })
  })
  return {}
}

/** The uploads they named were kept no longer than they. */
export const sweepDrafts = async (ctx: Pick<JobCtx, 'db' | 'now'>): Promise<number> => {
  const swept = await ctx.db
    .delete(drafts)
    .where(lte(drafts.savedAt, oldestKept(ctx)))
    .returning({ id: drafts.id })
  return swept.length
}
