import { shanghaiDayOf } from '@portal/platform/contract'
import { type ById, ensureField } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { nextReminder, type RecordForm } from '../contract/recordal.ts'
import type { SheetDetail } from '../contract/sheet.ts'
import { ensure } from './failures.ts'
import { sheets } from './filing.table.ts'
import { detailOf, getOwnSheet } from './own-sheet.ts'
import type { SheetReadCtx } from './sheet-ctx.ts'

const future = '备案起始日在今天之后，请核对'

/**
 * 我已备案: the right counts as recorded, and its owner is reminded before the recordal ends. He may correct a mistake by
 * recording again.
 */
export const recordSheet = async (
  ctx: SheetReadCtx,
  { params, body }: ById & { body: RecordForm },
): Promise<SheetDetail> => {
  const { version, recordNum, recordBeginDate, recordEndDate } = body
  const today = shanghaiDayOf(ctx.now())
  ensureField(recordBeginDate <= today, 'recordBeginDate', future)
  const found = await getOwnSheet(ctx, params.id)
  const [changed] = await ctx.db
    .update(sheets)
    .set({
      version: version + 1,
      recordNum,
      recordBeginDate,
      recordEndDate,
      nextReminder: nextReminder(recordEndDate, today),
      saveTime: ctx.now(),
    })
    .where(and(eq(sheets.id, found.id), eq(sheets.userId, ctx.actor.userId), eq(sheets.version, version)))
    .returning()
  ensure(changed, 'filing.newer_version')
  return detailOf(ctx, changed)
}
