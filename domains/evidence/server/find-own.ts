import { type Ctx, nothingFound, type SearchFound, type SearchWanted } from '@portal/platform/server'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { evidenceStateLabels } from '../contract/states.ts'
import { titleOf } from '../contract/title.ts'
import { evidences } from './evidence.table.ts'
import { searchedColumns, searchedText } from './own-search.ts'

/** How many of one's own records are looked through, the newest first; a whole number finds an older one too. */
const mostRead = 100

/** The caller's own evidence that the portal's one search finds by title, owner of the right, place, number or state; none for a visitor. */
export const findOwn = async (
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  { pieces, limit }: SearchWanted,
): Promise<SearchFound> => {
  if (!actor) return nothingFound
  const isOwn = and(eq(evidences.userId, actor.userId), isNull(evidences.deletedAt))
  const numbers = pieces.flat().map((word) => word.toUpperCase())
  const [newest, numbered] = await Promise.all([
    db
      .select(searchedColumns)
      .from(evidences)
      .where(isOwn)
      .orderBy(desc(evidences.createTime), desc(evidences.id))
      .limit(mostRead + 1),
    db
      .select(searchedColumns)
      .from(evidences)
      .where(and(isOwn, inArray(evidences.evidenceNo, numbers))),
  ])
  const read = newest.slice(0, mostRead)
  const older = numbered.filter(({ id }) => !read.some((record) => record.id === id))
  const found = [...read, ...older].filter((record) => {
    const text = searchedText(record)
    return pieces.every((words) => words.some((word) => text.includes(word)))
  })
  return {
    hits: found.slice(0, limit).map((record) => ({
      title: titleOf(record),
      text: `${evidenceStateLabels[record.state]} · ${record.evidenceNo}`,
      to: `/home/speedOfProgress?active=9&id=${record.id}`,
      time: record.createTime.getTime(),
    })),
    total: found.length,
    totalIsExact: newest.length <= mostRead,
  }
}
