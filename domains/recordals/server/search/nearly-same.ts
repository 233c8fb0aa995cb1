import { eq, sql } from 'drizzle-orm'
import { foldName } from '../index-row/fold-name.ts'
import { wantedNameGrams, wantedSyllables } from '../index-row/gram.ts'
import { soundsOf, soundText } from '../index-row/sound.ts'
import { recordals } from '../recordal.table.ts'
import { type Asked, anyOf } from './asked.ts'
import type { GramCounts } from './gram-counts.ts'
import { sharedRun, similarTo } from './similar-names.ts'
import { spokenWays } from './syllables.ts'

const spoken = (syllables: readonly string[]): Asked => ({
  ways: [wantedSyllables(syllables)],
  row: sql`starts_with(${recordals.sounds}, ${soundText({ name: syllables, holder: [] })})`,
})

const written = (folded: string): Asked => ({
  ways: [wantedNameGrams('recordName', folded)],
  row: eq(recordals.foldedName, folded),
})

/** A single syllable is spoken by hundreds of names. */
const fewestSyllables = 2

/** The first syllables of a long name stand in few rows, each of which is compared as a whole. */
const mostSyllables = 3

/** Written as it is spoken: XINGCHEN for 星辰. */
const spelt = (folded: string): Asked[] => {
  if (!/^[a-z]+$/.test(folded)) return []
  const ways = spokenWays([folded], mostSyllables).filter((way) => way.length >= fewestSyllables)
  const pattern = `^ ${[...folded].join(' ?')} \n`
  return ways.length === 0 ? [] : [{ ways: ways.map(wantedSyllables), row: sql`${recordals.sounds} ~ ${pattern}` }]
}

/** Names spoken alike as a whole, whatever the tones: 星辰, 兴晨 and XINGCHEN. */
const soundingAlike = (folded: string): Asked[] => {
  const syllables = soundsOf(folded, '').name
  return syllables.length >= fewestSyllables ? [spoken(syllables), written(syllables.join(''))] : spelt(folded)
}

/** A name that begins and ends like this, with nothing or one sign between. */
const around = (start: readonly string[], end: readonly string[]): Asked => {
  const [from, to] = [start.join(''), end.join('')]
  const { foldedName } = recordals
  const length = start.length + end.length
  return {
    ways: [[from, to].flatMap((part) => wantedNameGrams('recordName', part))],
    row: sql`char_length(${foldedName}) between ${length}::integer and ${length + 1}::integer
      and starts_with(${foldedName}, ${from}) and right(${foldedName}, ${end.length}::integer) = ${to}`,
  }
}

/**
 * One sign inside is another one, is left out or is added: 星辰花 and 星晨花, NIKE and NLKE. Only of short names, whose pairs
 * do not show it; still shorter ones would be like everything.
 */
const oneSignApart = (folded: string): Asked[] => {
  const signs = [...folded]
  const run = sharedRun(folded)
  if (signs.length <= run || signs.length > run + 2) return []
  const inside = signs.slice(1).map((_, before) => before + 1)
  return inside.flatMap((at) => [
    around(signs.slice(0, at), signs.slice(at)),
    ...(at + 1 < signs.length ? [around(signs.slice(0, at), signs.slice(at + 1))] : []),
  ])
}

/** What whoever guards a name wants to hear of: it is the same or similar as written, sounds alike, or is one sign apart. */
export const nearlySame = (name: string, counts: GramCounts): Asked => {
  const folded = foldName(name)
  return anyOf([similarTo(name, counts), ...soundingAlike(folded), ...oneSignApart(folded)])
}
