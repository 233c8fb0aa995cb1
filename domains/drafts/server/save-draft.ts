import { browserFamily } from '@portal/accounts/server'
import { keepFiles, releaseFiles } from '@portal/files/server'
import type { Db, SignedInCtx } from '@portal/platform/server'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { DraftHead, DraftVersion } from '../contract/draft.ts'
import { draftLimits } from '../contract/limits.ts'
import { drafts } from './draft.table.ts'
import { type DraftRecord, draftOf, headOf, keptUntil, oldestKept, ownDraft, sealValues } from './draft-record.ts'
import { ensure, fail } from './failures.ts'
import { fileIdsIn } from './named-files.ts'

type SaveCtx = Pick<SignedInCtx, 'db' | 'now' | 'newId' | 'cipher' | 'signer' | 'actor' | 'userAgent'>
export type SaveInput = {
  params: { form: string }
  body: { title: string; page: string; values: Record<string, unknown>; base?: DraftVersion | undefined }
}

/**
 * Saves the values of a form as the caller's one draft of it, in place of the version `body.base` that he has read. Fails
 * with `draft.conflict` and the other version if another device saved meanwhile, with `record.not_found` if the version
 * that he read has been deleted or sent off, with `draft.too_large`, and with `draft.too_many`. The uploads that the draft
 * names are kept as long as the draft.
 */
export const saveDraft = async (ctx: SaveCtx, { params: { form }, body }: SaveInput): Promise<DraftHead> => {
  const json = JSON.stringify(body.values)
  const fileIds = fileIdsIn(body.values)
  ensure(Buffer.byteLength(json) <= draftLimits.bytes && fileIds.length <= draftLimits.files, 'draft.too_large')
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const ownerId = ctx.actor.userId
    const before = await findLocked(inside, form)
    await ensureUnchanged(inside, before, body.base)
    if (!before) await makeRoom(inside, form)

    const id = before?.id ?? ctx.newId()
    const content = {
      title: body.title,
      page: body.page,
      values: sealValues(ctx, id, json),
      fileIds,
      device: browserFamily(ctx.userAgent),
      savedAt: ctx.now(),
    }
    const saved = before
      ? await tx
          .update(drafts)
          .set({ ...content, version: before.version + 1 })
          .where(eq(drafts.id, id))
          .returning()
      : await tx
          .insert(drafts)
          .values({ id, ownerId, form, version: 1, ...content })
          .onConflictDoNothing({ target: [drafts.ownerId, drafts.form] })
          .returning()
    const [record] = saved
    // Two devices began the same form at the same moment: the slower device gets the draft of the faster one.
    if (!record) return fail('draft.conflict', { current: await currentOf(inside, await findLocked(inside, form)) })
    const dropped = (before?.fileIds ?? []).filter((one) => !fileIds.includes(one))
    await releaseFiles(inside, { ownerId, ids: dropped })
    await keepFiles(inside, { ownerId, ids: fileIds, until: keptUntil(record.savedAt) })
    return headOf(record)
  })
}

type Inside = SaveCtx & { db: Db }

export const findLocked = async (ctx: Pick<Inside, 'db' | 'now' | 'actor'>, form: string) => {
  const [found] = await ctx.db
    .select()
    .from(drafts)
    .where(ownDraft(ctx, ctx.actor.userId, form))
    .for('update')
  return found
}

const currentOf = async (ctx: Pick<Inside, 'db' | 'cipher' | 'signer' | 'now'>, record: DraftRecord | undefined) =>
  record ? draftOf(ctx, record) : {}

/**
 * Fails with `draft.conflict` unless the stored version is the one that the writer has read, so that nothing is overwritten
 * that he has not seen; with `record.not_found` if he read a version and there is none now.
 */
export const ensureUnchanged = async (
  ctx: Pick<Inside, 'db' | 'cipher' | 'signer' | 'now'>,
  found: DraftRecord | undefined,
  base: DraftVersion | undefined,
): Promise<void> => {
  ensure(found || !base, 'record.not_found')
  if (!found || (found.id === base?.id && found.version === base.version)) return
  fail('draft.conflict', { current: await currentOf(ctx, found) })
}

/**
 * Deletes the caller's old draft of this form if it has expired, and fails with `draft.too_many` if he already has the most
 * drafts that are allowed. The lock makes two new drafts of one user count one after the other.
 */
const makeRoom = async (ctx: Inside, form: string): Promise<void> => {
  const { userId } = ctx.actor
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`draft quota ${userId}`}, 0))`)
  await ctx.db
    .delete(drafts)
    .where(and(eq(drafts.ownerId, userId), eq(drafts.form, form), lte(drafts.savedAt, oldestKept(ctx))))
  const kept = await ctx.db.$count(drafts, ownDraft(ctx, userId))
  ensure(kept < draftLimits.drafts, 'draft.too_many')
}
