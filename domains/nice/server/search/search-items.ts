import { foldName } from '@portal/names/server'
import { newDurations } from '@portal/platform/server'
import type { FoundItems, NiceSuggestion } from '../../contract/item.ts'
import { niceLimits } from '../../contract/limits.ts'
import type { Edition } from '../edition/edition.ts'
import { hold } from '../edition/held.ts'
import { getPublished, type ReadCtx, type Which } from '../edition/published.ts'
import { type ToldChanges, toldChanges } from '../edition/told-changes.ts'
import { type FoundListing, findListings } from './find-listings.ts'
import { eachLineWith, linesOf, type ScannedLines } from './scanned-lines.ts'
import { searchIndexOf } from './search-index.ts'

/** How long searches take in this process; what was searched stands nowhere. */
export const searchSeconds = newDurations(
  'portal_nice_search_seconds',
  'Time to search the items of a classification',
  {
    labels: {},
    buckets: [0.000_5, 0.001, 0.002, 0.005, 0.02, 0.1],
  },
)

const suggestionOf = (edition: Edition, { moves }: ToldChanges, { listing, matched }: FoundListing): NiceSuggestion => {
  const { class_id, group_id } = listing
  const { group_name = group_id } = edition.groupsOf(class_id).find((group) => group.group_id === group_id) ?? {}
  const came = moves.get(foldName(listing.min_name))?.find(({ to }) => to.class_id === class_id)
  return { ...listing, class_name: edition.classOf(class_id).class_name, group_name, matched, moved: came ?? null }
}

type Joined = { names: readonly string[]; lines: ScannedLines }
const joined = new WeakMap<ReadonlyMap<string, unknown>, Joined>()

const joinNames = (byName: ReadonlyMap<string, unknown>): Joined => {
  const names = [...byName.keys()]
  return { names, lines: linesOf(names) }
}

/** What stands under the names that hold a word. The names of a map are joined once: two editions may differ in thousands. */
const holding = <T>(byName: ReadonlyMap<string, T>, folded: string): T[] => {
  const { names, lines } = joined.get(byName) ?? joinNames(byName)
  joined.set(byName, { names, lines })
  const held: T[] = []
  eachLineWith(lines, folded, (line) => {
    const one = byName.get(names[line] ?? '')
    if (one !== undefined) held.push(one)
  })
  return held
}

/** Suggestions for a keyword, with the moves of names that hold it and the names that are no more. */
export const searchItems = async (
  ctx: ReadCtx,
  { query }: { query: Which & { keyword: string; class_id?: number | '' | undefined } },
): Promise<FoundItems> => {
  const published = await getPublished(ctx, query)
  const edition = await hold(ctx, published)
  const folded = foldName(query.keyword)
  if (folded === '') return { edition: edition.info.edition, list: [], moves: [], gone: [] }
  const [index, changes] = await Promise.all([searchIndexOf(edition), toldChanges(ctx, published)])
  const from = performance.now()
  const most = niceLimits.suggestions
  const found = findListings(index, { keyword: query.keyword, classId: query.class_id || undefined, most })
  const answer = {
    edition: edition.info.edition,
    list: found.map((one) => suggestionOf(edition, changes, one)),
    moves: holding(changes.moves, folded).flat().slice(0, most),
    gone: holding(changes.gone, folded).slice(0, most),
  }
  searchSeconds.add({}, (performance.now() - from) / 1000)
  return answer
}
