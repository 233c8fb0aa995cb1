import { newsLimits } from './limits.ts'

const plainRange = /^[\u0020-\u0040\u005b-\u007e\u4e00-\u9fff]$/u

/**
 * A character in the form in which the search compares it: full and half width, capital and small letters, and all kinds of
 * white space are the same.
 */
const foldCharacter = (character: string): string => {
  if (plainRange.test(character)) return character
  if (/\s/u.test(character)) return ' '
  return character.normalize('NFKC').toLowerCase()
}

/**
 * A text in the form in which the search compares it. It keeps the number of characters, so that a hit can be marked in the
 * text itself.
 */
export const foldText = (text: string): string => {
  let folded = ''
  for (const character of text) {
    const next = foldCharacter(character)
    if (next === ' ' && folded.endsWith(' ')) continue
    folded += next
  }
  return folded.trim()
}

/** The words of a search. A text must contain all of them, each anywhere in it. */
export const wordsOf = (keyword: string): string[] =>
  [
    ...new Set(
      foldText(keyword)
        .split(' ')
        .filter((word) => word !== ''),
    ),
  ].slice(0, newsLimits.words)

export type MarkedPart = { text: string; isHit: boolean }

/** For each character of a text, whether the search found it. */
const hitsOf = (characters: readonly string[], words: readonly string[]): boolean[] => {
  const hits = characters.map(() => false)
  let folded = ''
  const origin: number[] = []
  for (const [at, character] of characters.entries()) {
    const next = foldCharacter(character)
    if (next === ' ' && folded.endsWith(' ')) continue
    folded += next
    for (let unit = 0; unit < next.length; unit += 1) origin.push(at)
  }
  for (const word of words) {
    for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + word.length)) {
      const [first = 0, last = first] = [origin[from], origin[from + word.length - 1]]
      hits.fill(true, first, last + 1)
    }
  }
  return hits
}

/**
 * A text cut into pieces, those that the search found marked. A page draws the pieces as text, so that no markup can come in.
 */
export const markedParts = (text: string, keyword: string): MarkedPart[] => {
  const words = wordsOf(keyword)
  if (words.length === 0) return [{ text, isHit: false }]
  const characters = [...text]
  const hits = hitsOf(characters, words)
  const parts: MarkedPart[] = []
  for (const [at, character] of characters.entries()) {
    const isHit = hits[at] ?? false
    const last = parts.at(-1)
    if (last?.isHit === isHit) last.text += character
    else parts.push({ text: character, isHit })
  }
  return parts
}

const before = 24
const length = 96

/** The piece of a text around its first hit, or the beginning of the text where nothing was hit. */
export const snippetOf = (text: string, keyword: string): string => {
  const characters = [...text]
  const hit = hitsOf(characters, wordsOf(keyword)).indexOf(true)
  const from = Math.max(0, hit - before)
  const piece = characters.slice(from, from + length).join('')
  return `${from > 0 ? '…' : ''}${piece}${from + length < characters.length ? '…' : ''}`
}
