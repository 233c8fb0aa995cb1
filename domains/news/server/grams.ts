import { piecesOf } from '@portal/names/server'
import type { NewsCategory } from '../contract/categories.ts'
import type { NewsTag } from '../contract/tags.ts'

/** The gram of a category or a tag; it is longer than any gram of a text, so the two are never equal. */
const markGram = (mark: NewsCategory | NewsTag): string => `#${mark}`

/** The single characters and pairs of characters of a folded text; no pair reaches across the end of a line or word. */
const pieces = (folded: string): Set<string> => {
  const found = new Set<string>()
  for (const word of folded.split(/[ \n]/)) {
    for (const piece of piecesOf(word)) found.add(piece)
  }
  return found
}

/** The grams under which the index finds a text: its category, its tags, its characters and its pairs of characters. */
export const gramsOf = (categoryId: NewsCategory, tags: readonly NewsTag[], folded: string): string[] => [
  ...[categoryId, ...tags].map(markGram),
  ...pieces(folded),
]

/** The grams that a text with this word must have; for a word of two or more characters its pairs suffice. */
export const gramsOfWord = (word: string): string[] => {
  const found = [...pieces(word)]
  const pairs = found.filter((piece) => [...piece].length === 2)
  return pairs.length > 0 ? pairs : found
}

/** What a search asks for: the articles of a category, with this tag unless it is empty, that contain all the words. */
export type Sought = { categoryId: NewsCategory; tag: NewsTag | ''; words: readonly string[] }

/** The grams that a text must have to be found. */
export const wantedGrams = ({ categoryId, tag, words }: Sought): string[] => [
  markGram(categoryId),
  ...(tag === '' ? [] : [markGram(tag)]),
  ...new Set(words.flatMap(gramsOfWord)),
]

/** Whether the index alone gives the exact answer: no word is longer than two characters. */
export const areExact = (words: readonly string[]): boolean => words.every((word) => [...word].length <= 2)
