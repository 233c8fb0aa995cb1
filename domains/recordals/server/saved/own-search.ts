import { type ActorCtx, isId } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { ensure } from '../failures.ts'
import { savedSearches } from '../saved-search.table.ts'

export type SavedRecord = typeof savedSearches.$inferSelect

export const ensureId = (id: string): void => ensure(isId(id), 'record.not_found')

/** A saved search of the caller, as it is stored. A search of another user fails as if it did not exist. */
export const getOwnSearch = async ({ db, actor }: Pick<ActorCtx, 'db' | 'actor'>, id: string): Promise<SavedRecord> => {
  ensureId(id)
  const [search] = await db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.ownerId, actor.userId)))
  ensure(search, 'record.not_found')
  return search
}
