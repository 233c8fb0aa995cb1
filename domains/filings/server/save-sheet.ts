import type { ById, Ctx } from '@portal/platform/server'
import { ensureField } from '@portal/platform/server'
import { isCountryName } from '@portal/regions/server'
import { and, eq } from 'drizzle-orm'
import type { SaveForm } from '../contract/facts.ts'
import { paperKinds } from '../contract/papers.ts'
import type { SheetDetail } from '../contract/sheet.ts'
import { ensure } from './failures.ts'
import { sheets } from './filing.table.ts'
import { detailOf, getOwnSheet, recordalsOf } from './own-sheet.ts'
import { sealContent } from './sheet-content.ts'
import type { SheetReadCtx } from './sheet-ctx.ts'
import { replacePapers, surveyPapers } from './sheet-papers.ts'
import type { Vault } from './vault.ts'

const termsOf = ({ papers }: SaveForm): Record<string, string> =>
  Object.fromEntries(
    paperKinds.flatMap((kind) => {
      const { files, validUntil } = papers[kind]
      return files.length > 0 && validUntil !== '' ? [[kind, validUntil]] : []
    }),
  )

/**
 * Saves a sheet that its owner fills in; facts may be missing. The body names the version that it goes on from: where
 * another tab has saved since, nothing is written, and it fails with `filing.newer_version`. `right` notes from which version of
 * which right in the vault the form was filled.
 */
export const saveSheet =
  (vault: Vault) =>
  async (
    ctx: SheetReadCtx & Pick<Ctx, 'storage' | 'log'>,
    { params, body }: ById & { body: SaveForm },
  ): Promise<SheetDetail> => {
    const { version, papers, right, ...facts } = body
    const { obligeeNation } = facts
    ensureField(obligeeNation === '' || isCountryName(obligeeNation), 'obligeeNation', '请从列表中选择国家或地区')
    const found = await getOwnSheet(ctx, params.id)
    ensure((await recordalsOf(vault, ctx, [found]))(found) === undefined, 'filing.recorded')
    ensure(found.version === version, 'filing.newer_version')
    const source = right && (await sourceOf(vault, ctx, right))
    const surveys = await surveyPapers(ctx, papers)
    const saved = await ctx.db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx }
      const [changed] = await tx
        .update(sheets)
        .set({
          version: version + 1,
          facts: sealContent(ctx, found.id, { facts, terms: termsOf(body) }),
          saveTime: ctx.now(),
          ...source,
        })
        // Whoever records it meanwhile makes a version of it, too.
        .where(and(eq(sheets.id, found.id), eq(sheets.userId, ctx.actor.userId), eq(sheets.version, version)))
        .returning()
      ensure(changed, 'filing.newer_version')
      await replacePapers(inside, found.id, { form: papers, surveys })
      return changed
    })
    return detailOf(vault, ctx, saved)
  }

/** The columns that say from which right a sheet was filled; a right that its owner has removed meanwhile changes none. */
const sourceOf = async (vault: Vault, ctx: SheetReadCtx, { id, version }: NonNullable<SaveForm['right']>) => {
  const right = await vault.findRight(ctx, id)
  return right && { rightId: id, rightVersion: Math.min(version, right.version) }
}
