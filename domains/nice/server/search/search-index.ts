import { syllablesOf } from '@portal/names/server'
import { codePoints } from '@portal/platform/contract'
import type { Edition, Listing } from '../edition/edition.ts'
import { inSlices } from '../edition/in-slices.ts'
import { linesOf, type ScannedLines } from './scanned-lines.ts'

/** The listings of an edition, the shorter names first and then the lower classes, with the texts by which they are found. */
export type SearchIndex = {
  listings: readonly Listing[]
  names: ScannedLines
  /** Pinyin without tones and blanks; what is found must begin where a syllable begins. */
  pinyin: ScannedLines
  syllableBegins: Uint8Array
  initials: ScannedLines
}

const build = async ({ byName }: Edition): Promise<SearchIndex> => {
  const named = [...byName].flatMap(([folded, listings]) => {
    const length = codePoints(folded)
    return listings.map((listing) => ({ folded, length, listing }))
  })
  named.sort(
    (a, b) =>
      a.length - b.length ||
      a.listing.class_id - b.listing.class_id ||
      (a.listing.group_id < b.listing.group_id ? -1 : Number(a.listing.group_id > b.listing.group_id)),
  )
  const [spoken, initials]: [string[], string[]] = [[], []]
  const begins: number[] = []
  let at = 0
  await inSlices(named, ({ folded }) => {
    const syllables = syllablesOf(folded)
    spoken.push(syllables.join(''))
    initials.push(syllables.map((syllable) => syllable.charAt(0)).join(''))
    for (const { length } of syllables) {
      begins.push(at)
      at += length
    }
    // Behind each name is a line end.
    at += 1
  })
  const syllableBegins = new Uint8Array(at)
  for (const begin of begins) syllableBegins[begin] = 1
  return {
    listings: named.map(({ listing }) => listing),
    names: linesOf(named.map(({ folded }) => folded)),
    pinyin: linesOf(spoken),
    syllableBegins,
    initials: linesOf(initials),
  }
}

const indexes = new WeakMap<Edition, Promise<SearchIndex>>()

/** The search index of an edition, built once and in slices: the sounds of twelve thousand names take seconds. */
export const searchIndexOf = (edition: Edition): Promise<SearchIndex> => {
  const known = indexes.get(edition)
  if (known) return known
  const building = build(edition)
  indexes.set(edition, building)
  return building
}
