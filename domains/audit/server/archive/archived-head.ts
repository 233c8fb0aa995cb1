import type { Ctx } from '@portal/platform/server'
import { desc } from 'drizzle-orm'
import { archives } from '../entry.table.ts'
import { firstPrev } from '../entry-hash.ts'

/** An entry at the end of a part of the chain: its number and its hash. */
export type Head = { seq: number; hash: string }

/** The last entry that was moved to a file, behind which the database goes on; before the first one, what stands in front of it. */
export const readArchivedHead = async ({ db }: Pick<Ctx, 'db'>): Promise<Head> => {
  const [last] = await db
    .select({ seq: archives.lastSeq, hash: archives.head })
    .from(archives)
    .orderBy(desc(archives.lastSeq))
    .limit(1)
  return last ?? { seq: 0, hash: firstPrev }
}
