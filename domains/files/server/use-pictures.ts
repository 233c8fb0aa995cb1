import type { Ctx } from '@portal/platform/server'
import { and, eq, inArray, isNull, notExists, notInArray } from 'drizzle-orm'
import { ensure } from './failures.ts'
import { pictures, pictureUses } from './picture.table.ts'

/**
 * Declares all pictures that a record shows from now on, in the caller's transaction. Pictures that it showed before and no
 * longer shows are swept later, unless another record shows them. Call it with an empty list when the record is deleted.
 * Fails with `request.invalid` for an id without a picture.
 */
export const usePictures = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { kind, ref, ids }: { kind: string; ref: string; ids: readonly string[] },
): Promise<void> => {
  const wanted = [...new Set(ids)]
  const isThis = and(eq(pictureUses.kind, kind), eq(pictureUses.ref, ref))
  if (wanted.length > 0) {
    // The update locks the row against the sweep; a row that the sweep has already removed is not found here.
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
