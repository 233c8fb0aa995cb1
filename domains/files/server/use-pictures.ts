import type { Ctx } from '@portal/platform/server'
import { and, eq, inArray, isNull, notExists, notInArray } from 'drizzle-orm'
import { ensure } from './failures.ts'
import { pictures, pictureUses } from './picture.table.ts'

/**
 * Tells which pictures a record shows from now on, all of them, in the caller's transaction; those it showed before and
 * no longer does are swept later unless another record shows them. An empty list when the record goes. An id without a
 * picture fails with `request.invalid`.
 */
export const usePictures = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { kind, ref, ids }: { kind: string; ref: string; ids: readonly string[] },
): Promise<void> => {
  const wanted = [...new Set(ids)]
  const isThis = and(eq(pictureUses.kind, kind), eq(pictureUses.ref, ref))
  if (wanted.length > 0) {
    // Touching the row holds off a sweep of it; one that the sweep has taken is not there any more.
    const found = await db
      .update(pictures)
      .set({ unusedSince: null })
      .where(inArray(pictures.id, wanted))
      .returning({ id: pictures.id })
    ensure(found.length === wanted.length, 'request.invalid', { msg: '图片不存在或已被清理，请重新上传' })
    await db
      .insert(pictureUses)
      .values(wanted.map((pictureId) => ({ pictureId, kind, ref })))
      .onConflictDoNothing()
  }
  const dropped = await db
    .delete(pictureUses)
    .where(wanted.length > 0 ? and(isThis, notInArray(pictureUses.pictureId, wanted)) : isThis)
    .returning({ id: pictureUses.pictureId })
  if (dropped.length === 0) return
  const others = db.select().from(pictureUses).where(eq(pictureUses.pictureId, pictures.id))
  await db
    .update(pictures)
    .set({ unusedSince: now() })
    .where(
      and(
        inArray(
          pictures.id,
          dropped.map(({ id }) => id),
        ),
        isNull(pictures.unusedSince),
        notExists(others),
      ),
    )
}
