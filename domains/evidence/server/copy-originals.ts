import type { ArchiveFile, PersonalCtx } from '@portal/platform/server'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { evidences, originals } from './evidence.table.ts'
import { evidenceKeyOf, originalKeyOf } from './keys-of.ts'
import { fileNameOf, openOriginalStream } from './read-original.ts'

/** The originals that a person has handed in, for his own copy, as they were received. */
export const copyOriginals = async (ctx: PersonalCtx, userId: string): Promise<ArchiveFile[]> => {
  const own = await ctx.db
    .select({ original: originals, record: evidences })
    .from(originals)
    .leftJoin(evidences, eq(evidences.id, originals.evidenceId))
    .where(
      and(
        eq(originals.ownerId, userId),
        isNull(originals.removedAt),
        // What the virus scanner has not passed is handed out to nobody.
        inArray(originals.scan, ['none', 'clean']),
      ),
    )
    .orderBy(asc(originals.receivedAt))
  // Bytes that are known to have changed are no original; the list of originals says so.
  return own.flatMap(({ original, record }) => {
    if (original.problem === 'altered') return []
    const key = originalKeyOf(ctx, original, record && evidenceKeyOf(ctx, record))
    const folder = record?.evidenceNo ?? '未归入存证'
    return {
      path: `evidence/${folder}/${original.id}-${fileNameOf(original, key)}`,
      open: () => openOriginalStream(ctx, original, key),
    }
  })
}
