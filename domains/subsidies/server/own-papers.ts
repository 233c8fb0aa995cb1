import { ensureConsent, evidenceRemoved, getOwnEvidence } from '@portal/evidence/server'
import { evidences } from '@portal/evidence/server/tables'
import { attachFiles, detachFiles, fileLinks, openUpload } from '@portal/files/server'
import { type Ctx, isId, type Job, type Listener, type SignedInCtx } from '@portal/platform/server'
import { eq, isNotNull } from 'drizzle-orm'
import { type AddPaperForm, packLimits } from '../contract/pack.ts'
import { otherItemKey } from '../contract/templates.ts'
import { ensure } from './failures.ts'
import { judgePaper } from './judge-paper.ts'
import { attachedKind, isPersonal } from './pack-contents.ts'
import { subsidyPapers } from './subsidy.table.ts'
import { getPublicTemplate } from './template-store.ts'

type Done = Record<string, never>

const ensureRoom = async (ctx: Pick<SignedInCtx, 'db' | 'signer' | 'now'>, evidenceId: string): Promise<void> => {
  const held = await fileLinks(ctx, { kind: attachedKind, ref: evidenceId })
  const bytes = held.reduce((sum, { size }) => sum + size, 0)
  ensure(held.length <= packLimits.papers && bytes <= packLimits.bytes, 'subsidy.too_many_papers')
}

/**
 * Adds an upload of the actor to the papers of their own record, under an item of a list. A paper for an item of travel
 * documents needs the same consent as those. How the paper can go into a PDF is found out and stored at once.
 */
export const addPaper = async (ctx: SignedInCtx, { body }: { body: AddPaperForm }): Promise<Done> => {
  const record = await getOwnEvidence(ctx, body.id)
  const { items } = await getPublicTemplate(ctx, body.template)
  const item = items.find(({ key }) => key === body.item)
  ensure(item || body.item === otherItemKey, 'record.not_found')
  if (item && isPersonal(item)) await ensureConsent(ctx)
  const { file, bytes } = await openUpload(ctx, { url: body.url, ownerId: ctx.actor.userId })
  const judged = await judgePaper({ kind: file.kind, bytes, sha256: file.sha256, whose: ctx.actor.userId })
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    await getOwnEvidence(inside, record.id, { held: true })
    const [attached] = await attachFiles(inside, {
      references: [{ url: body.url }],
      purposes: ['subsidy-paper'],
      ownerId: ctx.actor.userId,
      kind: attachedKind,
      ref: record.id,
      max: 1,
      field: 'url',
    })
    ensure(attached, 'record.not_found')
    await ensureRoom(inside, record.id)
    const fileId = attached.id
    const row = { id: ctx.newId(), evidenceId: record.id, fileId, itemKey: body.item, ...judged, createTime: ctx.now() }
    await tx.insert(subsidyPapers).values(row)
  })
  return {}
}

/** Removes a paper from the actor's own record; the next sweep removes its bytes. */
export const removePaper = async (
  ctx: SignedInCtx,
  { params: { paperId } }: { params: { paperId: string } },
): Promise<Done> => {
  ensure(isId(paperId), 'record.not_found')
  await ctx.db.transaction(async (tx) => {
    const [paper] = await tx.select().from(subsidyPapers).where(eq(subsidyPapers.id, paperId))
    ensure(paper, 'record.not_found')
    const { id: ref } = await getOwnEvidence({ ...ctx, db: tx }, paper.evidenceId)
    const [removed] = await tx.delete(subsidyPapers).where(eq(subsidyPapers.id, paperId)).returning()
    ensure(removed, 'record.not_found')
    await detachFiles({ db: tx }, { kind: attachedKind, ref, ids: [removed.fileId] })
  })
  return {}
}

const removePapersOf = ({ db }: Pick<Ctx, 'db'>, evidenceId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const papers = await tx.delete(subsidyPapers).where(eq(subsidyPapers.evidenceId, evidenceId)).returning()
    await detachFiles({ db: tx }, { kind: attachedKind, ref: evidenceId, ids: papers.map(({ fileId }) => fileId) })
  })

/**
 * Removes the added papers of a draft that was deleted. They may stay until the event arrives: without the record nobody
 * reaches them.
 */
export const removalListener: Listener = {
  event: evidenceRemoved,
  name: 'subsidies.remove-papers',
  react: (ctx, data) => removePapersOf(ctx, (data as { id: string }).id),
}

/**
 * Removes once a day what the listener could not: it gives up after some hours of failures, and personal papers must not stay
 * for longer than their owner wants (PIPL article 47).
 */
export const removalJob: Job = {
  name: 'subsidies.sweep-papers',
  cron: '47 3 * * *',
  run: async (ctx) => {
    const left = await ctx.db
      .selectDistinct({ evidenceId: subsidyPapers.evidenceId })
      .from(subsidyPapers)
      .innerJoin(evidences, eq(evidences.id, subsidyPapers.evidenceId))
      .where(isNotNull(evidences.deletedAt))
    for (const { evidenceId } of left) await removePapersOf(ctx, evidenceId)
    ctx.log.info({ swept: left.length }, 'added papers of deleted drafts swept')
  },
}
