import { newsLimits } from './limits.ts'

const plainRange = /^[\u0020-\u0040\u005b-\u007e\u4e00-\u9fff]$/u

/** Full and half width, capital and small letters are the same to whoever searches; so is any white space. */
const foldCharacter = (character: string): string => {
  if (plainRange.test(character)) return character
  if (/\s/u.test(character)) return ' '
  return character.normalize('NFKC').toLowerCase()
}

/** A text as the search compares it, character by character, so that a hit can be shown where it stands. */
export const foldText = (text: string): string => {
  let folded = ''
  for (const character of text) {
    const next = foldCharacter(character)
    if (next === ' ' && folded.endsWith(' ')) continue
    folded += next
  }
  return folded.trim()
}

/** What is looked for: all of these, each a part of a word or a whole one. */
export const wordsOf = (keyword: string): string[] =>
  [
    ...new Set(
      foldText(keyword)
        .split(' ')
        .filter((word) => word !== ''),
    ),
  ].slice(0, newsLimits.words)

export type MarkedPart = { text: string; isHit: boolean }

/** Which characters of a text a search met. */
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

/** A text in pieces, those that were looked for marked: a page draws them as text, so that no markup can come in. */
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

/** The piece of a text around the first hit, or its beginning where there is none. */
export const snippetOf = (text: string, keyword: string): string => {
  const characters = [...text]
  const hit = hitsOf(characters, wordsOf(keyword)).indexOf(true)
  const from = Math.max(0, hit - before)
  const piece = characters.slice(from, from + length).join('')
  return `${from > 0 ? '…' : ''}${piece}${from + length < characters.length ? '…' : ''}`
}
