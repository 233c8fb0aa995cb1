import type { NewsCategory } from '../contract/categories.ts'

/** Longer than any gram of a text, so that it never meets one. */
const categoryGram = (categoryId: NewsCategory): string => `#${categoryId}`

/** Single characters and pairs, none across the end of a line or of a word. */
const pieces = (folded: string): Set<string> => {
  const found = new Set<string>()
  for (const word of folded.split(/[ \n]/)) {
    const characters = [...word]
    for (const [at, character] of characters.entries()) {
      found.add(character)
      if (at > 0) found.add(`${characters[at - 1]}${character}`)
    }
  }
  return found
}

/** By what the index finds a text: its category, its characters and its pairs of characters. */
export const gramsOf = (categoryId: NewsCategory, folded: string): string[] => [
  categoryGram(categoryId),
  ...pieces(folded),
]

/** What a text that holds all the words must have: of longer words their pairs say enough. */
export const wantedGrams = (categoryId: NewsCategory, words: readonly string[]): string[] => {
  const wanted = words.flatMap((word) => {
    const found = [...pieces(word)]
    const pairs = found.filter((piece) => [...piece].length === 2)
    return pairs.length > 0 ? pairs : found
  })
  return [categoryGram(categoryId), ...new Set(wanted)]
}

/** Whether the index alone knows the answer: no word is longer than a pair. */
export const areExact = (words: readonly string[]): boolean => words.every((word) => [...word].length <= 2)
