import { foldName, pinyinParts, withDots } from '@portal/names/server'
import type { MatchKind } from '../../contract/item.ts'
import type { Listing } from '../edition/edition.ts'
import { eachLineWith } from './scanned-lines.ts'
import type { SearchIndex } from './search-index.ts'

export type FoundListing = { listing: Listing; matched: MatchKind }

/** A single letter would be in the sound of nearly every name. */
const fewestLetters = 2

/** The first listings of one kind of hit, those of the class asked for before the others. */
type Rank = { asked: number[]; others: number[] }

const newRank = (): Rank => ({ asked: [], others: [] })

/** The spellings of a keyword as pinyin; none where it is no pinyin. */
const spellingsOf = (keyword: string): string[] => {
  const parts = pinyinParts(keyword) ?? []
  const spellings = [parts, withDots(parts)].map((some) => some.join(''))
  return [...new Set(spellings)].filter(({ length }) => length >= fewestLetters)
}

/**
 * The first `most` listings that a keyword finds: by their whole name, its beginning, a part of it, by pinyin, by initials;
 * within each the class asked for first, then the shorter name, then the lower class.
 */
export const findListings = (
  index: SearchIndex,
  { keyword, classId, most }: { keyword: string; classId?: number | undefined; most: number },
): FoundListing[] => {
  const folded = foldName(keyword)
  if (folded === '') return []
  const { listings } = index
  const isFound = new Uint8Array(listings.length)
  const put = (rank: Rank, line: number): void => {
    if (isFound[line] === 1) return
    isFound[line] = 1
    const side = classId === undefined || listings[line]?.class_id === classId ? rank.asked : rank.others
    if (side.length < most) side.push(line)
  }
  const ranks: { rank: Rank; matched: MatchKind }[] = []
  const count = () => ranks.reduce((sum, { rank }) => sum + rank.asked.length + rank.others.length, 0)

  const [whole, beginning, part] = [newRank(), newRank(), newRank()]
  eachLineWith(index.names, folded, (line, { begins, isWhole }) =>
    put(isWhole ? whole : begins ? beginning : part, line),
  )
  ranks.push(...[whole, beginning, part].map((rank) => ({ rank, matched: 'name' as const })))
  for (const matched of ['pinyin', 'initials'] as const) {
    if (count() >= most) break
    const rank = newRank()
    const counts = matched === 'pinyin' ? (at: number) => index.syllableBegins[at] === 1 : undefined
    for (const spelling of spellingsOf(keyword)) {
      eachLineWith(index[matched], spelling, (line) => put(rank, line), counts)
    }
    ranks.push({ rank, matched })
  }
  return ranks
    .flatMap(({ rank, matched }) => [...rank.asked, ...rank.others].map((line) => ({ line, matched })))
    .slice(0, most)
    .flatMap(({ line, matched }) => {
      const listing = listings[line]
      return listing ? { listing, matched } : []
    })
}
