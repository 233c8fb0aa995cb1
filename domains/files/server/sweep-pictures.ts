import type { JobCtx } from '@portal/platform/server'
import { inArray, lt } from 'drizzle-orm'
import { detachFiles } from './detach-files.ts'
import { pictureRenditions, pictures } from './picture.table.ts'
import { pictureKind } from './publish-picture.ts'

/**
 * In milliseconds. A text that somebody is writing may lie open for days before it is saved and its pictures count as
 * shown.
 */
const keptMs = 7 * 24 * 3600_000
const batch = 100

/**
 * Removes pictures that no record has shown for a week, their rows before their bytes; answers how many. The sweep of files
 * removes their uploads.
 */
export const sweepPictures = async (ctx: Pick<JobCtx, 'db' | 'now' | 'storage'>): Promise<number> => {
  let swept = 0
  for (;;) {
    const gone = await ctx.db.transaction(async (tx) => {
      const some = await tx
        .select({ id: pictures.id, fileId: pictures.fileId })
        .from(pictures)
        .where(lt(pictures.unusedSince, new Date(ctx.now().getTime() - keptMs)))
        .limit(batch)
        .for('update', { skipLocked: true })
      if (some.length === 0) return []
      const ids = some.map(({ id }) => id)
      const bytes = await tx
        .delete(pictureRenditions)
        .where(inArray(pictureRenditions.pictureId, ids))
        .returning({ storageKey: pictureRenditions.storageKey })
      await tx.delete(pictures).where(inArray(pictures.id, ids))
      for (const { id, fileId } of some) await detachFiles({ db: tx }, { kind: pictureKind, ref: id, ids: [fileId] })
      swept += some.length
      return bytes
    })
    if (gone.length === 0) return swept
    for (const { storageKey } of gone) await ctx.storage.remove(storageKey)
  }
}
