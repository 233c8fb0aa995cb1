import type { ById, Ctx } from '@portal/platform/server'
import { ensureField } from '@portal/platform/server'
import { isCountryName } from '@portal/regions/server'
import { and, eq, isNull } from 'drizzle-orm'
import type { SaveForm } from '../contract/facts.ts'
import { paperKinds } from '../contract/papers.ts'
import type { SheetDetail } from '../contract/sheet.ts'
import { ensure } from './failures.ts'
import { sheets } from './filing.table.ts'
import { detailOf, getOwnSheet } from './own-sheet.ts'
import { sealContent } from './sheet-content.ts'
import type { SheetReadCtx } from './sheet-ctx.ts'
import { replacePapers, surveyPapers } from './sheet-papers.ts'

const termsOf = ({ papers }: SaveForm): Record<string, string> =>
  Object.fromEntries(
    paperKinds.flatMap((kind) => {
      const { files, validUntil } = papers[kind]
      return files.length > 0 && validUntil !== '' ? [[kind, validUntil]] : []
    }),
  )

/**
 * Saves a sheet that its owner fills in; facts may be missing. The body names the version that it goes on from: where
 * another tab has saved since, nothing is written, and it fails with `filing.newer_version`.
 */
export const saveSheet = async (
  ctx: SheetReadCtx & Pick<Ctx, 'storage' | 'log'>,
  { params, body }: ById & { body: SaveForm },
): Promise<SheetDetail> => {
  const { version, papers, ...facts } = body
  const { obligeeNation } = facts
  ensureField(obligeeNation === '' || isCountryName(obligeeNation), 'obligeeNation', '请从列表中选择国家或地区')
  const found = await getOwnSheet(ctx, params.id)
  ensure(found.recordNum === null, 'filing.recorded')
  ensure(found.version === version, 'filing.newer_version')
  const surveys = await surveyPapers(ctx, papers)
  const saved = await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const [changed] = await tx
      .update(sheets)
      .set({
        version: version + 1,
        facts: sealContent(ctx, found.id, { facts, terms: termsOf(body) }),
        saveTime: ctx.now(),
      })
      .where(
        and(
          eq(sheets.id, found.id),
          eq(sheets.userId, ctx.actor.userId),
          eq(sheets.version, version),
          isNull(sheets.recordNum),
        ),
      )
      .returning()
    ensure(changed, 'filing.newer_version')
    await replacePapers(inside, found.id, { form: papers, surveys })
    return changed
  })
  return detailOf(ctx, saved)
}
