import { foldedNumber, foldName } from '@portal/names/server'

const han = /\p{Script=Han}/u
const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}])+|\p{N}+/gu

/** A text as rules compare it: its letters and digits in one, and its words, cut where writing or script changes. */
export type ReadText = { folded: string; words: readonly string[] }

export const readText = (text: string): ReadText => ({
  folded: foldedNumber(text),
  words: text.split(/[\s\p{Z}]+/u).flatMap((part) => foldName(part).match(runs) ?? []),
})

/** Whether a text holds a word: Han anywhere, letters only as whole words, since every WOMAN would else be of Oman. */
export const holdsWord = (text: ReadText, word: ReadText): boolean => {
  if (word.folded === '') return false
  if (han.test(word.folded)) return text.folded.includes(word.folded)
  return text.words.some((_, at) => word.words.every((part, after) => text.words[at + after] === part))
}

/** Whether a folded text is made of these words and nothing else. */
const isMadeOf = (folded: string, words: readonly string[]): boolean => {
  const reached = new Set([0])
  for (let at = 0; at < folded.length; at += 1) {
    if (!reached.has(at)) continue
    for (const word of words) if (word !== '' && folded.startsWith(word, at)) reached.add(at + word.length)
  }
  return reached.has(folded.length)
}

/** Whether a folded text is this word, alone or with words beside it that tell nothing more. */
export const isOnly = (folded: string, word: string, beside: readonly string[]): boolean => {
  if (word === '') return false
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    if (isMadeOf(folded.slice(0, at), beside) && isMadeOf(folded.slice(at + word.length), beside)) return true
  }
  return false
}
