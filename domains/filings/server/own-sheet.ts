import { fileLinks } from '@portal/files/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import { type ById, isId } from '@portal/platform/server'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { findingsOf, isComplete } from '../contract/findings.ts'
import type { PaperView } from '../contract/paper-findings.ts'
import { paperKinds, type StoredPaper } from '../contract/papers.ts'
import { renewalFrom } from '../contract/recordal.ts'
import type { SheetDetail } from '../contract/sheet.ts'
import { sheetStateOf } from '../contract/states.ts'
import { titleOf } from '../contract/title.ts'
import { ensure } from './failures.ts'
import { papers, sheets } from './filing.table.ts'
import { differsFromRight } from './said-of-right.ts'
import { openContent, type SheetContent } from './sheet-content.ts'
import type { SheetCtx, SheetReadCtx } from './sheet-ctx.ts'
import type { Recorded, Vault } from './vault.ts'

export type SheetRecord = typeof sheets.$inferSelect

/** The caller's own sheet as it is stored; another user's sheet fails like one that does not exist. */
export const getOwnSheet = async (ctx: Pick<SheetCtx, 'db' | 'actor'>, id: string): Promise<SheetRecord> => {
  ensure(isId(id), 'record.not_found')
  const [sheet] = await ctx.db
    .select()
    .from(sheets)
    .where(and(eq(sheets.id, id), eq(sheets.userId, ctx.actor.userId)))
  ensure(sheet, 'record.not_found')
  return sheet
}

/**
 * The papers of these sheets, by sheet, each with its file and a link; the caller has checked that the viewer may see
 * them.
 */
export const papersOf = async (
  ctx: Pick<SheetReadCtx, 'db' | 'now' | 'signer'>,
  sheetIds: readonly string[],
): Promise<Map<string, StoredPaper[]>> => {
  const found = new Map<string, StoredPaper[]>(sheetIds.map((id) => [id, []]))
  if (sheetIds.length === 0) return found
  const rows = await ctx.db
    .select()
    .from(papers)
    .where(inArray(papers.sheetId, [...sheetIds]))
    .orderBy(asc(papers.position))
  const links = await fileLinks(ctx, [...new Set(rows.map(({ fileId }) => fileId))])
  const files = new Map(links.map((link) => [link.id, link]))
  for (const { sheetId, kind, fileId, survey } of rows) {
    const file = files.get(fileId)
    if (file) found.get(sheetId)?.push({ kind, survey, ...file })
  }
  return found
}

/** The papers by kind, in the shape that `findingsOf` takes. */
export const paperViewOf = (stored: readonly StoredPaper[], terms: SheetContent['terms']): PaperView =>
  Object.fromEntries(
    paperKinds.map((kind) => [
      kind,
      { files: stored.filter((one) => one.kind === kind), validUntil: terms[kind] ?? '' },
    ]),
  ) as unknown as PaperView

export type OpenSheet = {
  sheet: SheetRecord
  content: SheetContent
  papers: readonly StoredPaper[]
  /** The recordal that customs granted for it; undefined while there is none. */
  recorded: Recorded | undefined
}

/** The recordals of the caller's own sheets, by the sheet. */
export const recordalsOf = async (
  vault: Vault,
  ctx: Pick<SheetCtx, 'db' | 'actor'>,
  found: readonly Pick<SheetRecord, 'recordalId'>[],
): Promise<(sheet: Pick<SheetRecord, 'recordalId'>) => Recorded | undefined> => {
  const recordals = await vault.findRecordals(
    ctx,
    found.flatMap(({ recordalId }) => recordalId ?? []),
  )
  return ({ recordalId }) => (recordalId === null ? undefined : recordals.get(recordalId))
}

/** The findings about a sheet as of today. */
export const findingsOn = (
  ctx: Pick<SheetCtx, 'now'>,
  { content, papers: stored }: Pick<OpenSheet, 'content' | 'papers'>,
) => findingsOf(content.facts, paperViewOf(stored, content.terms), shanghaiDayOf(ctx.now()))

const recordalOf = ({ recorded }: OpenSheet): SheetDetail['recordal'] => {
  if (!recorded) return null
  const { recordNum, recordBeginDate, recordEndDate } = recorded
  return { recordNum, recordBeginDate, recordEndDate, renewFrom: renewalFrom(recordEndDate) }
}

/** The fields that the row and the detail of a sheet have in common. */
export const headOf = (ctx: Pick<SheetCtx, 'now'>, open: OpenSheet) => {
  const { id, version, takenVersion, createTime, saveTime } = open.sheet
  const recordal = recordalOf(open)
  return {
    id,
    version,
    title: titleOf({ recordName: open.content.facts.recordName, createTime }),
    state: sheetStateOf({
      isRecorded: recordal !== null,
      isComplete: isComplete(findingsOn(ctx, open)),
      version,
      takenVersion,
    }),
    createTime: createTime.getTime(),
    saveTime: saveTime.getTime(),
    recordal,
  }
}

const openSheet = async (vault: Vault, ctx: SheetReadCtx, sheet: SheetRecord): Promise<OpenSheet> => ({
  sheet,
  content: openContent(ctx, sheet),
  papers: (await papersOf(ctx, [sheet.id])).get(sheet.id) ?? [],
  recorded: (await recordalsOf(vault, ctx, [sheet]))(sheet),
})

/** The right that a sheet names, if the caller still has it. A sheet keeps its own words: what changed is only offered. */
const rightOf = async (vault: Vault, ctx: SheetReadCtx, open: OpenSheet): Promise<SheetDetail['right']> => {
  const { rightId: id, rightVersion } = open.sheet
  const right = id === null ? undefined : await vault.findRight(ctx, id)
  if (id === null || !right) return null
  const isNewer = rightVersion !== null && right.version > rightVersion
  return { id, changed: isNewer && differsFromRight(open.content.facts, right.facts) }
}

export const detailOf = async (vault: Vault, ctx: SheetReadCtx, sheet: SheetRecord): Promise<SheetDetail> => {
  const open = await openSheet(vault, ctx, sheet)
  return {
    ...headOf(ctx, open),
    takeTime: sheet.takeTime?.getTime() ?? null,
    facts: open.content.facts,
    papers: [...open.papers],
    paperTerms: { ...open.content.terms },
    right: await rightOf(vault, ctx, open),
  }
}

export const sheetDetail =
  (vault: Vault) =>
  async (ctx: SheetReadCtx, { params }: ById): Promise<SheetDetail> =>
    detailOf(vault, ctx, await getOwnSheet(ctx, params.id))
