import { attachFiles, detachFiles } from '@portal/files/server'
import { type ActorCtx, type ById, ensureField, isId } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { rightLimits } from '../contract/limits.ts'
import type { PaperForm } from '../contract/paper.ts'
import type { PaperKind } from '../contract/paper-kinds.ts'
import { stateAfter } from '../contract/verification.ts'
import { ensure } from './failures.ts'
import { rightPapers, rights } from './right.table.ts'
import { getRight } from './right-access.ts'
import type { RightRecord } from './right-facts.ts'
import { standing } from './standing.ts'
import { recordTrail } from './trail.ts'

/** The files domain knows the papers of a right by this noun and by the id of the right. */
export const paperFileKind = 'right-paper'

/** Counts a right as changed while staff compare it, who have not seen the certificate that came or went. */
const markChanged = async ({ db }: Pick<ActorCtx, 'db'>, { id, version, verification }: RightRecord): Promise<void> => {
  if (verification !== 'asked') return
  await db
    .update(rights)
    .set({ version: version + 1 })
    .where(eq(rights.id, id))
}

/** Adds an upload of the owner to the papers of a right, in the caller's transaction. */
export const addPaper = async (
  ctx: ActorCtx<'cipher'>,
  { params, body }: ById & { body: PaperForm },
): Promise<{ id: string }> => {
  const { right } = await getRight(ctx, params.id, { need: 'owner', held: true })
  const held = await ctx.db.$count(rightPapers, eq(rightPapers.rightId, right.id))
  ensure(held < rightLimits.papers, 'right.too_many_papers')
  const [file] = await attachFiles(ctx, {
    references: [{ url: body.url }],
    purposes: ['right-paper'],
    ownerId: ctx.actor.userId,
    kind: paperFileKind,
    ref: right.id,
    max: 1,
    field: 'url',
  })
  ensure(file, 'record.not_found')
  const [added] = await ctx.db
    .insert(rightPapers)
    .values({
      ...{ id: ctx.newId(), rightId: right.id, kind: body.kind, fileId: file.id },
      ...{ validUntil: body.validUntil, createTime: ctx.now() },
    })
    .onConflictDoNothing()
    .returning({ id: rightPapers.id })
  ensureField(added, 'url', '这份文件已在材料中')
  if (body.kind === 'certificate') await markChanged(ctx, right)
  await recordTrail(ctx, right.id, 'paperAdded', { paper: body.kind })
  return added
}

/** A paper of a right that the caller reaches; a paper of another right fails like one that does not exist. */
export const getPaper = async (
  { db }: Pick<ActorCtx, 'db'>,
  rightId: string,
  paperId: string,
): Promise<typeof rightPapers.$inferSelect> => {
  ensure(isId(paperId), 'record.not_found')
  const [paper] = await db
    .select()
    .from(rightPapers)
    .where(and(eq(rightPapers.id, paperId), eq(rightPapers.rightId, rightId)))
  ensure(paper, 'record.not_found')
  return paper
}

/** What the loss of a paper does to the confirmation of a right. */
const settle = async (ctx: ActorCtx<'cipher'>, right: RightRecord, lost: PaperKind): Promise<void> => {
  if (lost !== 'certificate') return
  await markChanged(ctx, right)
  const state = stateAfter(right.verification, 'loseCertificate')
  if (state === right.verification) return
  await ctx.db
    .update(rights)
    .set(standing(ctx, right, state))
    .where(eq(rights.id, right.id))
}

/** Removes a paper of one's own right; the next sweep removes its bytes. */
export const removePaper = async (
  ctx: ActorCtx<'cipher'>,
  { params }: { params: { id: string; paperId: string } },
): Promise<Record<string, never>> => {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const { right } = await getRight(inside, params.id, { need: 'owner', held: true })
    const { id, fileId, kind } = await getPaper(inside, right.id, params.paperId)
    await tx.delete(rightPapers).where(eq(rightPapers.id, id))
    await detachFiles(inside, { kind: paperFileKind, ref: right.id, ids: [fileId] })
    await settle(inside, right, kind)
    await recordTrail(inside, right.id, 'paperRemoved', { paper: kind })
  })
  return {}
}
