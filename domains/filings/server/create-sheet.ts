import { and, eq } from 'drizzle-orm'
import type { CreateForm } from '../contract/endpoints.ts'
import { emptyFacts, emptyGoods, holderFacts, sheetFacts } from '../contract/facts.ts'
import { sheetLimits } from '../contract/limits.ts'
import { ensure } from './failures.ts'
import { papers, sheets } from './filing.table.ts'
import { getOwnSheet } from './own-sheet.ts'
import { filingRightForm } from './right-form.ts'
import { openContent, type SheetContent, sealContent } from './sheet-content.ts'
import type { SheetCtx } from './sheet-ctx.ts'
import type { Vault } from './vault.ts'

const identity = 'identity'

/**
 * Begins a sheet: empty, with the right holder and the proof of identity of an earlier sheet, since each certificate needs a sheet
 * of its own, or with what a right in the vault says. Runs in the caller's transaction.
 */
export const createSheet =
  (vault: Vault) =>
  async (ctx: SheetCtx, { body }: { body: CreateForm }): Promise<{ id: string }> => {
    const { userId } = ctx.actor
    const model = body.from === '' ? undefined : await getOwnSheet(ctx, body.from)
    const right = body.right === '' ? undefined : await vault.getRight(ctx, body.right)
    const kept = await ctx.db.$count(sheets, eq(sheets.userId, userId))
    ensure(kept < sheetLimits.sheets, 'filing.too_many')

    const id = ctx.newId()
    const known = model && openContent(ctx, model)
    const said = right && filingRightForm.valuesOf(right.facts)
    const content: SheetContent = {
      facts: sheetFacts.parse({
        ...{ ...emptyFacts, goods: [emptyGoods] },
        ...{ ...(known && holderFacts(known.facts)), ...said },
      }),
      terms: known?.terms[identity] ? { [identity]: known.terms[identity] } : {},
    }
    const at = ctx.now()
    await ctx.db.insert(sheets).values({
      ...{ id, userId, version: 1, facts: sealContent(ctx, id, content), createTime: at, saveTime: at },
      ...(right && { rightId: body.right, rightVersion: right.version }),
    })
    if (model) await copyIdentity(ctx, { from: model.id, to: id })
    return { id }
  }

const copyIdentity = async (ctx: SheetCtx, { from, to }: { from: string; to: string }): Promise<void> => {
  const known = await ctx.db
    .select()
    .from(papers)
    .where(and(eq(papers.sheetId, from), eq(papers.kind, identity)))
  if (known.length === 0) return
  await ctx.db.insert(papers).values(known.map((paper) => ({ ...paper, id: ctx.newId(), sheetId: to })))
}
