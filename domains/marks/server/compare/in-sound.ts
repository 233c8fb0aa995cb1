import { fewestSyllables, spelling } from '../index-row/mark-sound.ts'
import type { ComparedName } from './compared-name.ts'

type Syllables = readonly string[]

const isSame = (one: Syllables, other: Syllables): boolean =>
  one.length === other.length && one.every((syllable, at) => syllable === other[at])

/** Why two different names sound the same: two Han names syllable by syllable, others as they are spelt, as XIAN for 西安. */
export const soundReason = (asked: ComparedName, known: ComparedName): string | undefined => {
  const isHeardAs: (one: Syllables, other: Syllables) => boolean =
    asked.hasHan && known.hasHan ? isSame : (one, other) => spelling(one) === spelling(other)
  const heard = known.sound.find((there) => asked.sound.some((wanted) => isHeardAs(wanted, there)))
  return heard && `读音相同：${heard.join(' ')}`
}

/** The only two syllables in which lists of equal length differ. */
const differing = (wanted: Syllables, there: Syllables): [string, string] | undefined => {
  if (wanted.length !== there.length || wanted.length < fewestSyllables) return undefined
  const places = wanted.flatMap((syllable, at) => (syllable === there[at] ? [] : [at]))
  const [at, ...others] = places
  return at === undefined || others.length > 0 ? undefined : [wanted[at] ?? '', there[at] ?? '']
}

/** Why two names of several syllables are one syllable apart. */
export const soundOneReason = (asked: ComparedName, known: ComparedName): string | undefined => {
  for (const wanted of asked.sound) {
    for (const there of known.sound) {
      const found = differing(wanted, there)
      if (found) return `读音仅差一个音节：${found[0]} 与 ${found[1]}`
    }
  }
  return undefined
}
