import { type Ctx, isAppFailure, type SearchFound, type SearchWanted } from '@portal/platform/server'
import { recordalQuery } from '../../contract/search.ts'
import { searchCustoms } from './search-customs.ts'

/** Where a question is searched among the recordals alone, with conditions that make it narrower. */
const searchLink = (text: string, more: Record<string, string> = {}): string =>
  `/home/filingInquiry?${new URLSearchParams({ active: '1', q: text, ...more })}`

/** The answer to a question that finds more recordals than can be looked through in time: the way to search on. */
const tooMany = (text: string): SearchFound => ({
  hits: [{ title: '太多，请到海关备案查询', text: '加上权利人、类别等条件再查', to: searchLink(text), time: null }],
  total: 0,
  totalIsExact: false,
})

/** The recordals that the portal's one search finds: those whose names or numbers hold the question as it was typed. */
export const findForAll = async (ctx: Pick<Ctx, 'db'>, { text, limit }: SearchWanted): Promise<SearchFound> => {
  const query = recordalQuery.parse({ q: text, pgIndex: 1, pgCount: limit, literal: 1 })
  try {
    const { elements, totalElements, totalIsExact } = await searchCustoms(ctx, { query })
    const hits = elements.map(({ recordName, name, recordNum }) => ({
      title: recordName,
      text: `${name} · ${recordNum}`,
      to: searchLink(text, { recordal: recordNum }),
      time: null,
    }))
    return { hits, total: totalElements, totalIsExact }
  } catch (error) {
    if (isAppFailure(error) && error.code === 'recordals.too_broad') return tooMany(text)
    throw error
  }
}
