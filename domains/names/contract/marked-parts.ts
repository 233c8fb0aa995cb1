import { foldCharacter } from './fold-text.ts'

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
 * A text cut into pieces, those in which one of the folded words stands marked. A page draws the pieces as text, so that no markup can come in.
 */
export const markedParts = (text: string, words: readonly string[]): MarkedPart[] => {
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
export const snippetOf = (text: string, words: readonly string[]): string => {
  const characters = [...text]
  const hit = hitsOf(characters, words).indexOf(true)
  const from = Math.max(0, hit - before)
  const piece = characters.slice(from, from + length).join('')
  return `${from > 0 ? '…' : ''}${piece}${from + length < characters.length ? '…' : ''}`
}
