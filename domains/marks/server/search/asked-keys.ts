import { type ComparedName, isWord } from '../compare/compared-name.ts'
import { looksLike } from '../compare/look-alikes.ts'
import {
  endKeys,
  formsOf,
  keyOf,
  longFrom,
  nearSoundKeys,
  partKeys,
  soundKeys,
  withoutKeys,
  withoutSign,
} from '../index-row/mark-keys.ts'

type Signs = readonly string[]

/** Up to so many signs, not every row has keys with one sign left out, so names in which two signs differ are asked for whole. */
const shortUpTo = 3

/** A list with another sign at one place. */
const replaced = (signs: Signs, at: number): string[][] =>
  [...looksLike(signs[at] ?? '')].map((other) => signs.with(at, other))

/** Where two signs differ: of each two places the one that fewer signs look like is replaced, and the other one left out. */
const twoReplaced = (signs: Signs): number[] => {
  const found: number[] = []
  const choices = signs.map((sign) => looksLike(sign).size)
  for (let first = 0; first < signs.length; first += 1) {
    for (let second = first + 1; second < signs.length; second += 1) {
      const isFirst = (choices[first] ?? 0) <= (choices[second] ?? 0)
      const [at, other] = isFirst ? [first, second] : [second, first]
      if (choices[other] === 0) continue
      found.push(...replaced(signs, at).map((variant) => keyOf('without', variant.toSpliced(other, 1).join(''))))
    }
  }
  return found
}

const twoReplacedWhole = (signs: Signs): number[] =>
  signs.flatMap((_, first) =>
    replaced(signs, first).flatMap((variant) =>
      signs.flatMap((_sign, second) =>
        second > first ? replaced(variant, second).map((other) => keyOf('whole', other.join(''))) : [],
      ),
    ),
  )

/** Keys of the names that look like these signs; long names are found by their ends. */
const lookKeys = (signs: Signs): number[] => {
  if (signs.length >= longFrom) return []
  const one = signs.flatMap((_, at) => replaced(signs, at).map((variant) => keyOf('whole', variant.join(''))))
  return [...one, ...(signs.length <= shortUpTo ? twoReplacedWhole(signs) : twoReplaced(signs))]
}

/** All parts of a name that would count as held by it. */
const wordsIn = (signs: Signs): string[] => {
  const found: string[] = []
  for (let from = 0; from < signs.length; from += 1) {
    for (let to = from + 2; to <= signs.length; to += 1) {
      const part = signs.slice(from, to)
      if (part.length < signs.length && isWord(part)) found.push(part.join(''))
    }
  }
  return found
}

/** Keys of the names with one sign less, one more, or another one. */
const oneSignKeys = (signs: Signs): number[] => [
  ...withoutSign(signs).map((rest) => keyOf('whole', rest)),
  keyOf('without', signs.join('')),
  ...withoutKeys(signs),
]

/**
 * What the index is asked for, so that it names every row for which a reason holds. `near`: rows that may be the same, look or
 * sound the same; they are few. `beside`: rows that may be one sign or syllable apart or stand in the name; `holding`: keys that
 * a row which holds the name must all have. Of both there may be very many. `heard`: keys without which no row is alike in sound.
 */
export type AskedKeys = { near: number[]; beside: number[]; holding: number[]; heard: number[] }

const once = (keys: readonly number[]): number[] => [...new Set(keys)]

export const askedKeys = (asked: ComparedName): AskedKeys => {
  const { signs, sound } = asked
  const forms = formsOf(asked)
  const [sounds, nearSounds] = [soundKeys(sound), nearSoundKeys(sound)]
  return {
    near: once([...forms.flatMap((form) => [keyOf('whole', form.join('')), ...lookKeys(form)]), ...sounds]),
    beside: once([
      ...oneSignKeys(signs),
      ...forms.flatMap(endKeys),
      ...wordsIn(signs).map((word) => keyOf('whole', word)),
      ...nearSounds,
    ]),
    holding: isWord(signs) ? once(partKeys(signs)) : [],
    heard: once([...sounds, ...nearSounds]),
  }
}
