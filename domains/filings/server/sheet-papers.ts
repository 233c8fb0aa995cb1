import { attachFiles, detachFiles, type FileSurvey, fileIdOf, surveyFile } from '@portal/files/server'
import type { Ctx } from '@portal/platform/server'
import { eq, inArray } from 'drizzle-orm'
import type { PapersForm } from '../contract/facts.ts'
import { sheetLimits } from '../contract/limits.ts'
import { type PaperKind, paperKinds } from '../contract/papers.ts'
import { papers } from './filing.table.ts'
import type { SheetCtx } from './sheet-ctx.ts'

/** The files domain knows the papers by this noun and by their owner's id: sheets of one owner may share a file. */
/** The files domain knows the papers by this noun and their owner's id. */
export const paperFileKind = 'filing-paper'

type Named = { kind: PaperKind; url: string; fileId: string | undefined }

const namedIn = (form: PapersForm): Named[] =>
  paperKinds.flatMap((one) => form[one].files.map(({ url }) => ({ kind: one, url, fileId: fileIdOf(url) })))

/**
 * Examines the files that no stored sheet names yet. It runs outside any transaction, since drawing a page takes time.
 * A file that is not the caller's own upload is skipped here, and refused when it is to be attached.
 */
export const surveyPapers = async (
  ctx: SheetCtx & Pick<Ctx, 'storage' | 'log'>,
  form: PapersForm,
): Promise<Map<string, FileSurvey>> => {
  const ids = [...new Set(namedIn(form).flatMap(({ fileId }) => fileId ?? []))]
  const surveys = new Map<string, FileSurvey>()
  if (ids.length === 0) return surveys
  const known = await ctx.db.select().from(papers).where(inArray(papers.fileId, ids))
  for (const { fileId, survey } of known) surveys.set(fileId, survey)
  for (const id of ids) {
    if (surveys.has(id)) continue
    const survey = await surveyFile(ctx, { id, ownerId: ctx.actor.userId })
    if (survey) surveys.set(id, survey)
  }
  return surveys
}

/**
 * Replaces the stored papers of a sheet by those of the form, in the caller's transaction, and releases files that are
 * no longer named.
 */
export const replacePapers = async (
  ctx: SheetCtx,
  sheetId: string,
  { form, surveys }: { form: PapersForm; surveys: ReadonlyMap<string, FileSurvey> },
): Promise<void> => {
  const named = namedIn(form)
  await attachFiles(ctx, {
    references: named,
    purposes: ['filing-paper'],
    ownerId: ctx.actor.userId,
    kind: paperFileKind,
    ref: ctx.actor.userId,
    max: paperKinds.length * sheetLimits.filesOfKind,
    field: 'papers',
  })
  const before = await ctx.db.delete(papers).where(eq(papers.sheetId, sheetId)).returning({ fileId: papers.fileId })
  const rows = named.flatMap(({ kind: paperKind, fileId }, position) => {
    const survey = fileId && surveys.get(fileId)
    return survey ? [{ id: ctx.newId(), sheetId, kind: paperKind, position, fileId, survey }] : []
  })
  if (rows.length > 0) await ctx.db.insert(papers).values(rows)
  await releaseUnnamed(
    ctx,
    before.map(({ fileId }) => fileId),
  )
}

/** Releases those of the files that no sheet names any more; the sweep then removes their bytes. */
const releaseUnnamed = async (ctx: SheetCtx, fileIds: readonly string[]): Promise<void> => {
  if (fileIds.length === 0) return
  const named = await ctx.db
    .select({ fileId: papers.fileId })
    .from(papers)
    .where(inArray(papers.fileId, [...fileIds]))
  const kept = new Set(named.map(({ fileId }) => fileId))
  const ids = fileIds.filter((id) => !kept.has(id))
  await detachFiles(ctx, { kind: paperFileKind, ref: ctx.actor.userId, ids })
}

/** Removes the papers of a sheet that is being removed. */
export const removePapers = async (ctx: SheetCtx, sheetId: string): Promise<void> => {
  const before = await ctx.db.delete(papers).where(eq(papers.sheetId, sheetId)).returning({ fileId: papers.fileId })
  await releaseUnnamed(
    ctx,
    before.map(({ fileId }) => fileId),
  )
}
