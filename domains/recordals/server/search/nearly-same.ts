import { foldName, spokenWays } from '@portal/names/server'
import { eq, sql } from 'drizzle-orm'
import { wantedNameGrams, wantedSyllables } from '../index-row/gram.ts'
import { soundsOf, soundText } from '../index-row/sound.ts'
import { recordals } from '../recordal.table.ts'
import { type Asked, anyOf } from './asked.ts'
import type { GramCounts } from './gram-counts.ts'
import { sharedRun, similarTo } from './similar-names.ts'

const spoken = (syllables: readonly string[]): Asked => ({
  ways: [wantedSyllables(syllables)],
  row: sql`starts_with(${recordals.sounds}, ${soundText({ name: syllables, holder: [] })})`,
})

const written = (folded: string): Asked => ({
  ways: [wantedNameGrams('recordName', folded)],
  row: eq(recordals.foldedName, folded),
})

/** Names of fewer syllables are not compared by sound, since hundreds of names share a single syllable. */
const fewestSyllables = 2

/** The first syllables of a long name already leave few rows; the whole name is then compared with these. */
const mostSyllables = 3

/** Names that are written as the given name is pronounced: XINGCHEN for 星辰. */
const spelt = (folded: string): Asked[] => {
  if (!/^[a-z]+$/.test(folded)) return []
  const ways = spokenWays([folded], mostSyllables).filter((way) => way.length >= fewestSyllables)
  const pattern = `^ ${[...folded].join(' ?')} \n`
  return ways.length === 0 ? [] : [{ ways: ways.map(wantedSyllables), row: sql`${recordals.sounds} ~ ${pattern}` }]
}

/** Names that are pronounced alike from beginning to end, whatever the tones: 星辰, 兴晨 and XINGCHEN. */
const soundingAlike = (folded: string): Asked[] => {
  const syllables = soundsOf(folded, '').name
  return syllables.length >= fewestSyllables ? [spoken(syllables), written(syllables.join(''))] : spelt(folded)
}

/** Names that begin with `start` and end with `end`, with no character or one between. */
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
 * Names in which one inner character differs, is missing or is added: 星辰花 and 星晨花, NIKE and NLKE. This is for short names
 * alone, whose pairs of characters do not show the likeness; still shorter names would be like everything.
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

/**
 * What the owner of a guarded name wants to hear of: names that are written the same or similarly, sound alike, or differ in
 * one character.
 */
export const nearlySame = (name: string, counts: GramCounts): Asked => {
  const folded = foldName(name)
  return anyOf([similarTo(name, counts), ...soundingAlike(folded), ...oneSignApart(folded)])
}
