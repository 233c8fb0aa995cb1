import { firstPictures } from '@portal/files/server'
import { type Ctx, nothingFound, type SearchFound, type SearchWanted } from '@portal/platform/server'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { progressPath } from '../contract/progress-path.ts'
import { requestStateLabels } from '../contract/rules.ts'
import { foldSearched, searchedColumns, searchedText, searchedTitle } from './own-search.ts'
import { requests } from './request.table.ts'
import { attachedKind } from './vouchers.ts'

/** How many of one's own requests are looked through, the newest first; a whole number finds an older one too. */
const mostRead = 100

/** The caller's own requests that the portal's one search finds by their words; none for a visitor. */
export const findOwnRequests = async (ctx: Ctx, { pieces, limit }: SearchWanted): Promise<SearchFound> => {
  const { db, actor } = ctx
  if (!actor) return nothingFound
  const isOwn = eq(requests.userId, actor.userId)
  const numbers = pieces.flat().map((word) => word.toUpperCase())
  const [newest, numbered] = await Promise.all([
    db
      .select(searchedColumns)
      .from(requests)
      .where(isOwn)
      .orderBy(desc(requests.createTime), desc(requests.id))
      .limit(mostRead + 1),
    db
      .select(searchedColumns)
      .from(requests)
      .where(and(isOwn, inArray(requests.businessSn, numbers))),
  ])
  const read = newest.slice(0, mostRead)
  const older = numbered.filter(({ id }) => !read.some((request) => request.id === id))
  const found = [...read, ...older].filter((request) => {
    const text = searchedText(request)
    return pieces.every((words) => words.some((word) => text.includes(foldSearched(word))))
  })
  const shown = found.slice(0, limit)
  const pictures = await firstPictures(
    ctx,
    attachedKind,
    shown.map(({ id }) => id),
  )
  return {
    hits: shown.map((request) => ({
      title: searchedTitle(request),
      text: `${requestStateLabels[request.state]} · ${request.businessSn}`,
      to: progressPath(request.businessType, request.businessSn),
      time: request.createTime.getTime(),
      picture: pictures.get(request.id) ?? null,
    })),
    total: found.length,
    totalIsExact: newest.length <= mostRead,
  }
}
