import { type Ctx, nothingFound, type SearchFound, type SearchWanted } from '@portal/platform/server'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { evidenceStateLabels } from '../contract/states.ts'
import { titleOf } from '../contract/title.ts'
import { evidences } from './evidence.table.ts'

/** How many of one's own records are looked through, the newest first. */
const mostRead = 100

/** The caller's own evidence that the portal's one search finds by title, place, number or state; none for a visitor. */
export const findOwn = async (
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  { pieces, limit }: SearchWanted,
): Promise<SearchFound> => {
  if (!actor) return nothingFound
  const rows = await db
    .select()
    .from(evidences)
    .where(and(eq(evidences.userId, actor.userId), isNull(evidences.deletedAt)))
    .orderBy(desc(evidences.createTime), desc(evidences.id))
    .limit(mostRead + 1)
  const found = rows.slice(0, mostRead).filter((record) => {
    const { evidenceNo, exhibitionAddress, state } = record
    const text = [titleOf(record), evidenceNo, exhibitionAddress, evidenceStateLabels[state]].join(' ')
    const folded = text.normalize('NFKC').toLowerCase()
    return pieces.every((words) => words.some((word) => folded.includes(word)))
  })
  return {
    hits: found.slice(0, limit).map((record) => ({
      title: titleOf(record),
      text: `${evidenceStateLabels[record.state]} · ${record.evidenceNo}`,
      to: `/home/speedOfProgress?active=9&id=${record.id}`,
      time: record.createTime.getTime(),
    })),
    total: found.length,
    totalIsExact: rows.length <= mostRead,
  }
}
