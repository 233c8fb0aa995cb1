import { shanghaiDayOf } from '@portal/platform/contract'
import type { FoundMatter, MatterSource } from '@portal/platform/server'
import { asc, count, desc, eq, type SQL } from 'drizzle-orm'
import { sheetLimits } from '../contract/limits.ts'
import { filingTab, matterOf, partOf } from '../contract/matter.ts'
import { sheets } from './filing.table.ts'
import { rowsOf } from './list-sheets.ts'

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

/**
 * A customer has few sheets (`sheetLimits.sheets`) and what he wrote in them is sealed, so that they are chosen after they
 * were opened. Of those that wait, recordals that end soonest stand first, then the sheet that was saved last.
 */
const findOwn: MatterSource['find'] = async (ctx, { part, keyword, most }) => {
  const today = shanghaiDayOf(ctx.now())
  const stored = await ctx.db
    .select()
    .from(sheets)
    .where(isOwn(ctx.actor.userId))
    .orderBy(...(part === 'ended' ? [] : [asc(sheets.recordEndDate)]), desc(sheets.saveTime), desc(sheets.id))
    .limit(sheetLimits.sheets)
  const inPart = stored.filter(({ recordEndDate }) => partOf(recordEndDate, today) === part)
  const words = keyword.toLowerCase()
  const rows = (await rowsOf(ctx, inPart)).filter(({ title, obligeeName, registerNum, recordal }) =>
    [title, obligeeName, registerNum, recordal?.recordNum ?? ''].some((text) => text.toLowerCase().includes(words)),
  )
  const found = rows.slice(0, most).map((row): FoundMatter => {
    const end = row.recordal?.recordEndDate
    const at = part === 'ended' ? row.saveTime : end === undefined ? null : Date.parse(`${end}T00:00:00+08:00`)
    return { matter: matterOf(row, today), at, newness: row.saveTime }
  })
  return { found, total: rows.length }
}

export const filingMatters: MatterSource = { count: countOwn, find: findOwn }
