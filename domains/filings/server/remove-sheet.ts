import type { ById } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { ensure } from './failures.ts'
import { sheets } from './filing.table.ts'
import { getOwnSheet } from './own-sheet.ts'
import type { SheetCtx } from './sheet-ctx.ts'
import { removePapers } from './sheet-papers.ts'

/** Removes a sheet with all that was written in it; the next sweep deletes those of its files that no other sheet names. */
export const removeSheet = async (ctx: SheetCtx, { params }: ById): Promise<Record<string, never>> => {
  const { id } = await getOwnSheet(ctx, params.id)
  await ctx.db.transaction(async (tx) => {
    await removePapers({ ...ctx, db: tx }, id)
    const removed = await tx
      .delete(sheets)
      .where(and(eq(sheets.id, id), eq(sheets.userId, ctx.actor.userId)))
      .returning({ id: sheets.id })
    ensure(removed.length > 0, 'record.not_found')
  })
  return {}
}
