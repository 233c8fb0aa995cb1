import { numberedPiece, runs } from '@portal/names/server'
import { lookSigns } from './look-form.ts'
import { fewestSigns, isHan, type MarkName } from './mark-name.ts'
import { fewestSyllables, type MarkSound, spelling } from './mark-sound.ts'

/** What keys are made of. These numbers are part of the stored index: a new kind gets a new number, none is used again. */
const keyKinds = { whole: 1, without: 2, ends: 3, sound: 4, soundWithout: 5, soundEnds: 6, part: 7 } as const
export type KeyKind = keyof typeof keyKinds

/** A piece of a name or of its sound as the number under which the index keeps it. */
export const keyOf = (kind: KeyKind, piece: string): number => numberedPiece(keyKinds[kind], piece)

/** From so many signs on, three runs of `endLength` signs stand for the lists with one sign left out. */
export const longFrom = 16
const endLength = 5

/** All lists that are left when one of the parts is left out. */
export const withoutOne = (parts: readonly string[], joint = ''): string[] =>
  parts.map((_, at) => parts.toSpliced(at, 1).join(joint))

/**
 * Three runs of a long list: at its beginning, behind that, and at its end. Of two lists that differ in one part, one more, less
 * or another, the first or the last run is the same; of two lists of equal length that differ in two, one of the three.
 */
const endsOf = (parts: readonly string[], joint = ''): string[] => [
  `<${parts.slice(0, endLength).join(joint)}`,
  `|${parts.slice(endLength, 2 * endLength).join(joint)}`,
  `>${parts.slice(-endLength).join(joint)}`,
]

/** What is left of a name without one of its signs; nothing of names that are too short or found by their ends. */
export const withoutSign = (signs: readonly string[]): string[] =>
  signs.length < fewestSigns(signs.some(isHan)) || signs.length > longFrom ? [] : withoutOne(signs)

/** Keys by which names are found that differ in a sign. */
export const withoutKeys = (signs: readonly string[]): number[] =>
  withoutSign(signs).map((rest) => keyOf('without', rest))

export const endKeys = (signs: readonly string[]): number[] =>
  signs.length < longFrom ? [] : endsOf(signs).map((run) => keyOf('ends', run))

/**
 * The pieces that every name has which holds these signs: pairs of which one is Han, and threes of letters and digits, since
 * pairs of letters stand in nearly every name.
 */
export const partKeys = (signs: readonly string[]): number[] => {
  const pairs = runs(signs, 2).filter((pair) => isHan(pair))
  const threes = runs(signs, 3).filter((three) => !isHan(three))
  return [...pairs, ...threes].map((piece) => keyOf('part', piece))
}

export const soundKeys = (sound: MarkSound): number[] => sound.map((syllables) => keyOf('sound', spelling(syllables)))

/** Keys by which names are found that differ in a syllable. */
export const nearSoundKeys = (sound: MarkSound): number[] =>
  sound
    .filter(({ length }) => length >= fewestSyllables)
    .flatMap((syllables) => [
      ...(syllables.length > longFrom ? [] : withoutOne(syllables, ' ').map((rest) => keyOf('soundWithout', rest))),
      ...(syllables.length < longFrom ? [] : endsOf(syllables, ' ').map((run) => keyOf('soundEnds', run))),
    ])

/** A name as it is written and, where letters of it look like one, as it looks. */
export const formsOf = ({ folded, signs }: MarkName): (readonly string[])[] => {
  const look = lookSigns(folded)
  return look.length === signs.length ? [signs] : [signs, look]
}
