import type { ServerDomain, SignedInCtx } from '@portal/platform/server'
import { type FoundGroup, type SearchReply, searchLimits } from '../contract/search.ts'
import { isOpenTo } from './is-open-to.ts'

const listOf = (list: string, keyword: string): string =>
  `${list}${list.includes('?') ? '&' : '?'}keyword=${encodeURIComponent(keyword)}`

/** Finds records of every kind that the viewer may see; a kind without a hit is left out. */
export const searchIn = (domains: readonly ServerDomain[]) => {
  const kinds = domains.flatMap(({ finds = [] }) => finds).toSorted((a, b) => a.sort - b.sort)
  const { ofKind } = searchLimits
  return async (ctx: SignedInCtx, { query: { keyword } }: { query: { keyword: string } }): Promise<SearchReply> => {
    const groups = await Promise.all(
      kinds.filter(isOpenTo(ctx)).map(async ({ kind, name, list, find }): Promise<FoundGroup> => {
        const hits = await find(ctx, keyword, ofKind + 1)
        const elements = hits.slice(0, ofKind)
        return { kind, name, elements, more: hits.length > ofKind, list: listOf(list, keyword) }
      }),
    )
    return { groups: groups.filter(({ elements }) => elements.length > 0) }
  }
}
