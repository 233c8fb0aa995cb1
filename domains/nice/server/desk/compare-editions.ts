import type { DeskEdition } from '../../contract/desk.ts'
import { niceLimits } from '../../contract/limits.ts'
import { changesBetween } from '../edition/changes.ts'
import type { Edition, Listing } from '../edition/edition.ts'

type Comparison = Pick<DeskEdition, 'added' | 'removed' | 'renamed' | 'moved' | 'changes'>
type Renamed = DeskEdition['changes']['renamed'][number]

/** Listings by what makes each of them one. */
type Listings = ReadonlyMap<string, Listing>

const listingsOf = ({ byName }: Edition): Listings =>
  new Map(
    [...byName.values()]
      .flat()
      .map((listing) => [`${listing.group_id} ${listing.min_id} ${listing.min_name}`, listing] as const),
  )

/** What only one edition has, in its order. */
const onlyIn = (some: Listings, others: Listings): Listing[] =>
  [...some].flatMap(([key, listing]) => (others.has(key) ? [] : listing))

const numberOf = ({ group_id, min_id }: Listing): string => `${group_id} ${min_id}`

/** Pairs what went with what came under the same number in the same group: there an item has another name now. */
const pairNames = (went: readonly Listing[], came: readonly Listing[]) => {
  const waiting = new Map<string, Listing[]>()
  for (const listing of came) {
    const known = waiting.get(numberOf(listing))
    if (known) known.push(listing)
    else waiting.set(numberOf(listing), [listing])
  }
  const renamed: Renamed[] = []
  const removed: Listing[] = []
  for (const listing of went) {
    const next = waiting.get(numberOf(listing))?.shift()
    if (next) renamed.push({ ...listing, to: next.min_name })
    else removed.push(listing)
  }
  return { renamed, removed, added: [...waiting.values()].flat() }
}

/**
 * What an edition changes of the one in force before it. A name that moves to another class is among the removed ones and
 * the added ones too, so that the counts lead from one edition's items to the other's.
 */
export const compareEditions = (before: Edition | undefined, edition: Edition): Comparison => {
  const old: Listings = before ? listingsOf(before) : new Map()
  const now = listingsOf(edition)
  const { added, removed, renamed } = pairNames(onlyIn(old, now), onlyIn(now, old))
  const { listed } = niceLimits
  return {
    added: added.length,
    removed: removed.length,
    renamed: renamed.length,
    moved: before ? [...changesBetween(before, edition).moves.values()].flat() : [],
    changes: { added: added.slice(0, listed), removed: removed.slice(0, listed), renamed: renamed.slice(0, listed) },
  }
}
