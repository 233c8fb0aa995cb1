import { pinyinParts, spokenWay, syllablesOf, withDots } from '@portal/names/server'
import type { MarkName } from './mark-name.ts'

const speakable = /^[\p{Script=Han}a-z\d]+$/u
const spoken = /\p{Script=Han}|[a-z\d]+/gu

/** How a name is pronounced: its syllables, in one or two readings; empty where nobody can tell. */
export type MarkSound = readonly (readonly string[])[]

/** A sign without a known sound would leave the name shorter than it is, so such a name has no sound. */
const soundOfHan = (folded: string): MarkSound => {
  if (!speakable.test(folded)) return []
  const syllables = syllablesOf(folded)
  return syllables.length === folded.match(spoken)?.length ? [syllables] : []
}

/** Of letters that are pinyin, a syllable takes all it can; the second reading has the dots that people leave out. */
const soundOfLetters = (folded: string): MarkSound => {
  const parts = pinyinParts(folded)
  if (!parts) return []
  const dotted = withDots(parts)
  const spellings = dotted.join('') === parts.join('') ? [parts] : [parts, dotted]
  return spellings.map(spokenWay).filter((syllables) => syllables.length > 0)
}

export const markSound = ({ folded, hasHan }: Pick<MarkName, 'folded' | 'hasHan'>): MarkSound =>
  hasHan ? soundOfHan(folded) : soundOfLetters(folded)

/** A reading as one writes it down: 西安 and 先 are both xian. */
export const spelling = (syllables: readonly string[]): string => syllables.join('')

/** Sounds of fewer syllables are not compared syllable by syllable. */
export const fewestSyllables = 4
