import type { JobCtx } from '@portal/platform/server'
import { inArray, lt } from 'drizzle-orm'
import { detachFiles } from './detach-files.ts'
import { pictureRenditions, pictures } from './picture.table.ts'
import { pictureKind } from './publish-picture.ts'

/** A text that was begun may lie open for days before its pictures are shown by something that is saved. */
const keptMs = 7 * 24 * 3600_000
const batch = 100

/**
 * Removes pictures that no record has shown for a week, rows before bytes; their uploads go with the sweep of files.
 * Answers how many.
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
