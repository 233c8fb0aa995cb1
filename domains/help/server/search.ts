import type { Ctx, SearchFound, SearchSource } from '@portal/platform/server'
import { type Found, foundKinds, type SearchQuery } from '../contract/search/endpoints.ts'
import { partsOf, readQuery, wordsOf } from '../contract/search/reading.ts'

/** The answers of several sources of one kind as one: my requests and my evidence are both my matters. */
const together = (found: readonly SearchFound[], limit: number): SearchFound => ({
  hits: found
    .flatMap(({ hits }) => hits)
    .sort((a, b) => (found.length > 1 ? (b.time ?? 0) - (a.time ?? 0) : 0))
    .slice(0, limit),
  total: found.reduce((sum, { total }) => sum + total, 0),
  totalIsExact: found.every(({ totalIsExact }) => totalIsExact),
})

/**
 * Answers the portal's one search, as far as the server knows things. Where nothing is found it counts what smaller parts of
 * the question would find.
 */
export const searchAll =
  (sources: readonly SearchSource[]) =>
  async (ctx: Ctx, { query: { q, literal, count } }: { query: SearchQuery }): Promise<Found> => {
    const pieces = readQuery(q, { isLiteral: literal === 1 })
    if (pieces.length === 0) return { groups: [], parts: [] }
    const ask = (of: readonly SearchSource[], text: string, words: readonly (readonly string[])[], limit: number) =>
      Promise.all(of.map(({ find }) => find(ctx, { text, pieces: words, limit })))
    const found = await ask(sources, q, pieces.map(wordsOf), count)
    const groups = foundKinds.flatMap((kind) => {
      const ofKind = found.filter((_, index) => sources[index]?.kind === kind)
      const group = together(ofKind, count)
      return group.hits.length > 0 ? [{ kind, ...group }] : []
    })
    if (groups.length > 0) return { groups, parts: [] }
    const cheap = sources.filter(({ wholeOnly }) => !wholeOnly)
    const parts = await Promise.all(
      partsOf(pieces).map(async (word) => ({ word, total: together(await ask(cheap, word, [[word]], 0), 0).total })),
    )
    return { groups, parts }
  }
