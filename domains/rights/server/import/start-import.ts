import { shanghaiDayOf } from '@portal/platform/contract'
import { countToday, type SignedInCtx, type Upload } from '@portal/platform/server'
import { importLimits } from '../../contract/import/import-limits.ts'
import type { RightImport } from '../../contract/import/preview.ts'
import { ensure } from './failures.ts'
import { rightImports } from './import.table.ts'
import { sealImport } from './own-import.ts'
import { previewOf } from './preview-import.ts'
import { readRightList } from './read-list.ts'

type StartCtx = Pick<SignedInCtx, 'db' | 'now' | 'newId' | 'actor' | 'cipher'>

const longestName = 200
const nameOf = ({ fileName }: Pick<Upload, 'fileName'>): string =>
  fileName
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .toWellFormed()
    .slice(0, longestName) || '未命名'

/**
 * Reads a list of rights and keeps what its lines say, so that its owner can look at it and confirm it. Nothing of a refused
 * file is kept, nor the file itself; no right is added.
 * @throws AppFailure as `readRightList`; `right.too_many_imports`
 */
export const startImport = async (ctx: StartCtx, { upload }: { upload: Upload }): Promise<RightImport> => {
  const lines = await readRightList(upload, shanghaiDayOf(ctx.now()))
  const id = ctx.newId()
  const row = {
    ...{ id, ownerId: ctx.actor.userId, createTime: ctx.now() },
    ...{ confirmTime: null, created: null, skipped: null },
    content: sealImport(ctx, id, { fileName: nameOf(upload), lines }),
  }
  await ctx.db.transaction(async (tx) => {
    const { ownerId: owner, createTime } = rightImports
    const made = await countToday({ ...ctx, db: tx }, { what: 'right imports', table: rightImports, owner, createTime })
    ensure(made < importLimits.perDay, 'right.too_many_imports')
    await tx.insert(rightImports).values(row)
  })
  return previewOf(ctx, row)
}
