import { type Ctx, nothingFound, type SearchFound, type SearchWanted } from '@portal/platform/server'
import { ownRequestsQuery } from '../contract/filter.ts'
import { requestStateLabels } from '../contract/rules.ts'
import { listOwnRequests } from './own-requests.ts'

/** How many of one's own requests are looked through, the newest first. */
const mostRead = 100

/** The caller's own requests that the portal's one search finds by title, number or state; none for a visitor. */
export const findOwnRequests = async (ctx: Ctx, { pieces, limit }: SearchWanted): Promise<SearchFound> => {
  const { actor } = ctx
  if (!actor) return nothingFound
  const { elements, totalElements } = await listOwnRequests(
    { ...ctx, actor },
    { query: ownRequestsQuery.parse({ pgIndex: 1, pgCount: mostRead }) },
  )
  const found = elements.filter(({ title, businessSn, state }) => {
    const text = `${title} ${businessSn} ${requestStateLabels[state]}`.normalize('NFKC').toLowerCase()
    return pieces.every((words) => words.some((word) => text.includes(word)))
  })
  return {
    hits: found.slice(0, limit).map(({ title, businessSn, businessType, state, createTime }) => ({
      title,
      text: `${requestStateLabels[state]} · ${businessSn}`,
      to: `/home/speedOfProgress?active=${businessType}&businessSn=${businessSn}`,
      time: createTime,
    })),
    total: found.length,
    totalIsExact: totalElements <= mostRead,
  }
}
