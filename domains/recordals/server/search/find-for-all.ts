import { type Ctx, isAppFailure, nothingFound, type SearchFound, type SearchWanted } from '@portal/platform/server'
import { recordalQuery } from '../../contract/search.ts'
import { searchCustoms } from './search-customs.ts'

/**
 * The recordals that the portal's one search finds: those whose names or numbers hold the question as it was typed. A question
 * that is too broad for the search of recordals finds none here; that search itself says why.
 */
export const findForAll = async (ctx: Pick<Ctx, 'db'>, { text, limit }: SearchWanted): Promise<SearchFound> => {
  const query = recordalQuery.parse({ q: text, pgIndex: 1, pgCount: limit, literal: 1 })
  try {
    const { elements, totalElements, totalIsExact } = await searchCustoms(ctx, { query })
    const hits = elements.map(({ recordName, name, recordNum }) => ({
      title: recordName,
      text: `${name} · ${recordNum}`,
      to: `/home/filingInquiry?${new URLSearchParams({ active: '1', q: text, recordal: recordNum })}`,
      time: null,
    }))
    return { hits, total: totalElements, totalIsExact }
  } catch (error) {
    if (isAppFailure(error) && error.code === 'recordals.too_broad') return nothingFound
    throw error
  }
}
