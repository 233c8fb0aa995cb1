import { shanghaiDayOf } from '@portal/platform/contract'
import { type ById, ensureField } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import type { RecordForm } from '../contract/recordal.ts'
import type { SheetDetail } from '../contract/sheet.ts'
import { ensure } from './failures.ts'
import { sheets } from './filing.table.ts'
import { detailOf, getOwnSheet } from './own-sheet.ts'
import { rightFactsOf } from './said-of-right.ts'
import { openContent } from './sheet-content.ts'
import type { SheetReadCtx } from './sheet-ctx.ts'
import type { Vault } from './vault.ts'

const future = '备案起始日在今天之后，请核对'

/**
 * 我已备案: the recordal goes into the vault, which has its owner reminded before it ends, and the sheet counts as recorded as long
 * as it is there. He may correct a mistake by recording again.
 */
export const recordSheet =
  (vault: Vault) =>
  async (ctx: SheetReadCtx, { params, body }: ById & { body: RecordForm }): Promise<SheetDetail> => {
    const { version, ...recordal } = body
    ensureField(recordal.recordBeginDate <= shanghaiDayOf(ctx.now()), 'recordBeginDate', future)
    const changed = await ctx.db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx }
      const found = await getOwnSheet(inside, params.id)
      const { rightId, recordalId, id: ref } = found
      const facts = rightFactsOf(openContent(ctx, found).facts, recordal.recordNum)
      const said = { facts, ref, savedAt: ctx.now(), rightId, recordalId, recordal }
      const [kept] = await vault.keep(inside, [said])
      const [row] = await tx
        .update(sheets)
        .set({ version: version + 1, saveTime: ctx.now(), ...kept })
        .where(and(eq(sheets.id, found.id), eq(sheets.userId, ctx.actor.userId), eq(sheets.version, version)))
        .returning()
      ensure(row, 'filing.newer_version')
      return row
    })
    return detailOf(vault, ctx, changed)
  }
