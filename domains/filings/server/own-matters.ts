import { shanghaiDayOf } from '@portal/platform/contract'
import type { MatterSource, SignedInCtx } from '@portal/platform/server'
import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { sheetLimits } from '../contract/limits.ts'
import { filingTab, matterOf, partOf } from '../contract/matter.ts'
import { sheets } from './filing.table.ts'
import { rowsOf } from './list-sheets.ts'
import type { SheetRecord } from './own-sheet.ts'

const isOwn = (userId: string): SQL => eq(sheets.userId, userId)

const countOwn: MatterSource['count'] = async ({ db, actor, now }) => {
  const today = shanghaiDayOf(now())
  const rows = await db
    .select({ recordEndDate: sheets.recordEndDate, count: count() })
    .from(sheets)
    .where(isOwn(actor.userId))
    .groupBy(sheets.recordEndDate)
  return rows.map((row) => ({ active: filingTab, part: partOf(row.recordEndDate, today), count: row.count }))
}

/** What a customer wrote in a sheet is sealed, so that a word is looked for after the sheets were opened. */
const matching = async (ctx: SignedInCtx, stored: readonly SheetRecord[], keyword: string): Promise<SheetRecord[]> => {
  const words = keyword.toLowerCase()
  const rows = await rowsOf(ctx, stored)
  const found = rows.filter(({ title, obligeeName, registerNum, recordal }) =>
    [title, obligeeName, registerNum, recordal?.recordNum ?? ''].some((text) => text.toLowerCase().includes(words)),
  )
  const ids = new Set(found.map(({ id }) => id))
  return stored.filter(({ id }) => ids.has(id))
}

/**
 * A customer has few sheets (`sheetLimits.sheets`), so that all are ranked. Of those that wait, recordals that end soonest
 * stand first, then the sheet that was saved last.
 */
const rankOwn: MatterSource['rank'] = async (ctx, { part, keyword, most }) => {
  const today = shanghaiDayOf(ctx.now())
  const stored = await ctx.db
    .select()
    .from(sheets)
    .where(isOwn(ctx.actor.userId))
    .orderBy(...(part === 'ended' ? [] : [asc(sheets.recordEndDate)]), desc(sheets.saveTime), desc(sheets.id))
    .limit(sheetLimits.sheets)
  const inPart = stored.filter(({ recordEndDate }) => partOf(recordEndDate, today) === part)
  const wanted = keyword === '' ? inPart : await matching(ctx, inPart, keyword)
  const ranked = wanted.slice(0, most).map(({ id, saveTime, recordEndDate: end }) => {
    const newness = saveTime.getTime()
    const ending = end === null ? null : Date.parse(`${end}T00:00:00+08:00`)
    return { id, at: part === 'ended' ? newness : ending, newness }
  })
  return { ranked, total: wanted.length }
}

const readOwn: MatterSource['read'] = async (ctx, ids) => {
  const today = shanghaiDayOf(ctx.now())
  const stored = await ctx.db
    .select()
    .from(sheets)
    .where(and(isOwn(ctx.actor.userId), inArray(sheets.id, [...ids])))
  return new Map((await rowsOf(ctx, stored)).map((row) => [row.id, matterOf(row, today)]))
}

export const filingMatters: MatterSource = { count: countOwn, rank: rankOwn, read: readOwn }
