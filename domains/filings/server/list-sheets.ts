import { type Page, type PageQuery, shanghaiDayOf } from '@portal/platform/contract'
import { readPage } from '@portal/platform/server'
import { desc, eq } from 'drizzle-orm'
import { findingsOf } from '../contract/findings.ts'
import { sheetLimits } from '../contract/limits.ts'
import type { SheetRow, SheetSummary } from '../contract/sheet.ts'
import type { SheetState } from '../contract/states.ts'
import { sheets } from './filing.table.ts'
import { headOf, type OpenSheet, papersOf, paperViewOf, recordalsOf, type SheetRecord } from './own-sheet.ts'
import { showContent } from './sheet-content.ts'
import type { SheetReadCtx } from './sheet-ctx.ts'
import type { Vault } from './vault.ts'

/** Rows for the list of the owner; the caller has checked that the sheets are his. */
export const rowsOf = async (vault: Vault, ctx: SheetReadCtx, found: readonly SheetRecord[]): Promise<SheetRow[]> => {
  const stored = await papersOf(
    ctx,
    found.map(({ id }) => id),
  )
  const recordedOf = await recordalsOf(vault, ctx, found)
  return found.map((sheet) => {
    const content = showContent(ctx, sheet)
    const open: OpenSheet = { sheet, content, papers: stored.get(sheet.id) ?? [], recorded: recordedOf(sheet) }
    const findings = findingsOf(content.facts, paperViewOf(open.papers, content.terms), shanghaiDayOf(ctx.now()))
    const { obligeeName, recordName, registerNum, registerType } = content.facts
    return {
      ...headOf(ctx, open),
      obligeeName,
      recordName,
      registerNum,
      registerType,
      open: findings.filter(({ level }) => level !== 'look').length,
    }
  })
}

const ownSheets = (ctx: SheetReadCtx) => eq(sheets.userId, ctx.actor.userId)

/** The caller's own sheets; the one saved last comes first. */
export const listSheets =
  (vault: Vault) =>
  async (ctx: SheetReadCtx, { query }: { query: PageQuery }): Promise<Page<SheetRow>> => {
    const { rows: found, totalElements } = await readPage(ctx.db, query, {
      from: sheets,
      where: ownSheets(ctx),
      orderBy: [desc(sheets.saveTime), desc(sheets.id)],
    })
    return { elements: await rowsOf(vault, ctx, found), totalElements }
  }

/** How many of the caller's sheets are in each state, and which recordal in force ends first. */
export const summarizeSheets =
  (vault: Vault) =>
  async (ctx: SheetReadCtx): Promise<SheetSummary> => {
    const found = await ctx.db.select().from(sheets).where(ownSheets(ctx)).limit(sheetLimits.sheets)
    const rows = await rowsOf(vault, ctx, found)
    const today = shanghaiDayOf(ctx.now())
    const inState = (state: SheetState) => rows.filter((row) => row.state === state).length
    const [next] = rows
      .flatMap(({ id, recordName, recordal }) => (recordal ? [{ id, recordName, ...recordal }] : []))
      .filter(({ recordEndDate }) => recordEndDate >= today)
      .sort((a, b) => a.recordEndDate.localeCompare(b.recordEndDate))
    return {
      drafts: inState(1),
      ready: inState(2),
      taken: inState(3),
      recorded: inState(4),
      next: next
        ? { id: next.id, recordName: next.recordName, renewFrom: next.renewFrom, recordEndDate: next.recordEndDate }
        : null,
    }
  }
