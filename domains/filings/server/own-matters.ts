import { shanghaiDayOf } from '@portal/platform/contract'
import type { MatterSource, SignedInCtx } from '@portal/platform/server'
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { sheetLimits } from '../contract/limits.ts'
import { filingTab, matterOf, partOf } from '../contract/matter.ts'
import type { SheetRow } from '../contract/sheet.ts'
import { sheets } from './filing.table.ts'
import { rowsOf } from './list-sheets.ts'
import { recordalsOf } from './own-sheet.ts'
import type { Vault } from './vault.ts'

const isOwn = (userId: string): SQL => eq(sheets.userId, userId)

/** A customer has few sheets (`sheetLimits.sheets`), so that all of them are read, and the recordals of these from the vault. */
const readAll = async (vault: Vault, { db, actor }: Pick<SignedInCtx, 'db' | 'actor'>) => {
  const stored = await db
    .select({ id: sheets.id, saveTime: sheets.saveTime, recordalId: sheets.recordalId })
    .from(sheets)
    .where(isOwn(actor.userId))
    .orderBy(desc(sheets.saveTime), desc(sheets.id))
    .limit(sheetLimits.sheets)
  const recordedOf = await recordalsOf(vault, { db, actor }, stored)
  return stored.map((sheet) => ({ ...sheet, end: recordedOf(sheet)?.recordEndDate ?? null }))
}

const countOwn =
  (vault: Vault): MatterSource['count'] =>
  async ({ db, actor, now }) => {
    const today = shanghaiDayOf(now())
    const parts = Map.groupBy(await readAll(vault, { db, actor }), ({ end }) => partOf(end, today))
    return [...parts].map(([part, all]) => ({ active: filingTab, part, count: all.length }))
  }

const readRows = async (vault: Vault, ctx: SignedInCtx, ids: readonly string[]): Promise<SheetRow[]> => {
  const stored = await ctx.db
    .select()
    .from(sheets)
    .where(and(isOwn(ctx.actor.userId), inArray(sheets.id, [...ids])))
  return rowsOf(vault, ctx, stored)
}

/** What a customer wrote in a sheet is sealed, so that a word is looked for after the sheets were opened. */
const isFound = ({ title, obligeeName, registerNum, recordal }: SheetRow, keyword: string): boolean => {
  const words = keyword.toLowerCase()
  return [title, obligeeName, registerNum, recordal?.recordNum ?? ''].some((text) => text.toLowerCase().includes(words))
}

const matching = async (
  vault: Vault,
  ctx: SignedInCtx,
  { ids, keyword }: { ids: readonly string[]; keyword: string },
): Promise<ReadonlySet<string>> =>
  new Set((await readRows(vault, ctx, ids)).filter((row) => isFound(row, keyword)).map(({ id }) => id))

/** Recordals that end soonest stand first, then the sheet that was saved last. */
const endingSoonest = (a: { end: string | null }, b: { end: string | null }): number =>
  a.end === null || b.end === null ? Number(a.end === null) - Number(b.end === null) : a.end.localeCompare(b.end)

const rankOwn =
  (vault: Vault): MatterSource['rank'] =>
  async (ctx, { part, keyword, most }) => {
    const today = shanghaiDayOf(ctx.now())
    const inPart = (await readAll(vault, ctx)).filter(({ end }) => partOf(end, today) === part)
    const sorted = part === 'ended' ? inPart : inPart.toSorted(endingSoonest)
    const ids = sorted.map(({ id }) => id)
    const found = keyword === '' ? null : await matching(vault, ctx, { ids, keyword })
    const wanted = sorted.filter(({ id }) => found === null || found.has(id))
    const ranked = wanted.slice(0, most).map(({ id, saveTime, end }) => {
      const newness = saveTime.getTime()
      const ending = end === null ? null : Date.parse(`${end}T00:00:00+08:00`)
      return { id, at: part === 'ended' ? newness : ending, newness }
    })
    return { ranked, total: wanted.length }
  }

const readOwn =
  (vault: Vault): MatterSource['read'] =>
  async (ctx, ids) => {
    const today = shanghaiDayOf(ctx.now())
    return new Map((await readRows(vault, ctx, ids)).map((row) => [row.id, matterOf(row, today)]))
  }

export const filingMatters = (vault: Vault): MatterSource => ({
  count: countOwn(vault),
  rank: rankOwn(vault),
  read: readOwn(vault),
})
