import type { Ctx } from '@portal/platform/server'
import { eq, sql } from 'drizzle-orm'
import { knownMarks, markSources } from './mark.table.ts'

/** The source of the marks that are taken over from the recordals of customs. */
export const recordalSource = '海关备案'

type SourceSaid = { name: string; asOf: string | null; isDemonstration: boolean }

/**
 * Writes down what answers say of a source after its marks have changed, in the caller's transaction. Once invented marks stand in
 * it, it is one of a demonstration; without marks it is none.
 */
export const noteSource = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { name, asOf, isDemonstration }: SourceSaid,
): Promise<void> => {
  const rows = await db.$count(knownMarks, eq(knownMarks.source, name))
  if (rows === 0) {
    await db.delete(markSources).where(eq(markSources.name, name))
    return
  }
  const said = { rows, asOf, changeTime: now() }
  await db
    .insert(markSources)
    .values({ name, isDemonstration, ...said })
    .onConflictDoUpdate({
      target: markSources.name,
      set: { ...said, isDemonstration: sql`${markSources.isDemonstration} or excluded.is_demonstration` },
    })
}
