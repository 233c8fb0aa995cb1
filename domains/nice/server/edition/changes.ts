import type { NiceMove } from '../../contract/edition.ts'
import type { FoundItems } from '../../contract/item.ts'
import type { Edition, Listing } from './edition.ts'

type GoneItem = FoundItems['gone'][number]

/** What a newer edition did to the names of the edition before it, each under its folded name. */
export type Changes = { moves: ReadonlyMap<string, readonly NiceMove[]>; gone: ReadonlyMap<string, GoneItem> }

type Names = Pick<Edition, 'byName'>

/** The first listing of each class that is not among the classes of the others. */
const inOtherClasses = (listings: readonly Listing[], others: readonly Listing[]): Listing[] => {
  const passed = new Set(others.map(({ class_id }) => class_id))
  return listings.filter(({ class_id }) => !passed.has(class_id) && passed.add(class_id))
}

const placeOf = ({ class_id, group_id }: Listing) => ({ class_id, group_id })

/**
 * A name moved where it stands in a class of the earlier edition and no longer in that of the later, and in a class of the
 * later and not in that of the earlier. It is gone where no class of the later edition has it.
 */
export const changesBetween = (earlier: Names, later: Names): Changes => {
  const moves = new Map<string, NiceMove[]>()
  const gone = new Map<string, GoneItem>()
  for (const [folded, before] of earlier.byName) {
    const after = later.byName.get(folded) ?? []
    const [first] = before
    if (after.length === 0 && first) gone.set(folded, { min_name: first.min_name, from: placeOf(first) })
    const left = inOtherClasses(before, after)
    const entered = left.length > 0 ? inOtherClasses(after, before) : []
    const found = entered.flatMap((to) =>
      left.map((from) => ({ min_name: to.min_name, from: placeOf(from), to: placeOf(to) })),
    )
    if (found.length > 0) moves.set(folded, found)
  }
  return { moves, gone }
}
