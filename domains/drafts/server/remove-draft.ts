import { releaseFiles } from '@portal/files/server'
import type { Ctx, JobCtx, SignedInCtx } from '@portal/platform/server'
import { and, eq, lte } from 'drizzle-orm'
import type { DraftVersion } from '../contract/draft.ts'
import { drafts } from './draft.table.ts'
import { oldestKept } from './draft-record.ts'
import { ensure } from './failures.ts'
import { ensureUnchanged, findLocked } from './save-draft.ts'

/**
 * Deletes a user's draft of a form that has been sent, whatever its version, in the caller's transaction; does nothing if
 * there is no draft. Another device that saves the draft afterwards gets `record.not_found`.
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

type RemoveCtx = Pick<SignedInCtx, 'db' | 'now' | 'cipher' | 'signer' | 'actor'>

/**
 * Deletes the caller's draft of a form. Fails with `draft.conflict` if the draft was saved again since the version that
 * `query` names, and with `record.not_found` if there is no draft.
 */
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

/**
 * Deletes drafts that are too old, and answers how many. Their uploads need no release: each was kept only as long as its
 * draft.
 */
export const sweepDrafts = async (ctx: Pick<JobCtx, 'db' | 'now'>): Promise<number> => {
  const swept = await ctx.db
    .delete(drafts)
    .where(lte(drafts.savedAt, oldestKept(ctx)))
    .returning({ id: drafts.id })
  return swept.length
}
