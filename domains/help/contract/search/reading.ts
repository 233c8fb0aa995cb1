import { nouns, sameWords, widerWords } from './synonyms.ts'

/** One thing that a question asks for: the word as it was typed, and the other words that count as well. */
export type Piece = { word: string; also: readonly string[] }

/** The longest question that is searched: longer than any needs, and short enough to be searched at every key press. */
export const queryLimit = 60

/** The most pieces of a question that are searched, so that a search stays one small statement. */
const mostPieces = 6

/** A text in which full and half width, capital and small letters are the same. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

/** The words of a question without repetitions; spaces and punctuation separate them. */
export const termsOf = (query: string): string[] => [
  ...new Set(
    fold([...query].slice(0, queryLimit).join(''))
      .split(/[^\p{L}\p{N}]+/u)
      .filter((term) => term !== ''),
  ),
]

/** Words that stand in questions but never in the answers, such as “how” and “what”. */
export const fillers =
  /怎么办|怎样|怎么|如何|什么|哪里|哪些|多少|可以|需要|请问|能不能|是不是|应该|我们|我的|我|的|吗|呢|了/g

const known = new Set([...sameWords.flat(), ...Object.keys(widerWords), ...nouns])
const longest = Math.max(...[...known].map((word) => [...word].length))

/** The longest known word that begins at a place of a text; undefined where none does. */
const wordAt = (signs: readonly string[], place: number): string | undefined => {
  for (let length = Math.min(longest, signs.length - place); length > 1; length -= 1) {
    const word = signs.slice(place, place + length).join('')
    if (known.has(word)) return word
  }
  return undefined
}

/** A term without spaces, cut at the words that are known. */
const cut = (term: string): string[] => {
  const signs = [...term]
  // Letters and digits are cut by their spaces alone: `eu` is no word within `europe`.
  if (!/\p{Script=Han}/u.test(term)) return [term]
  const words: string[] = []
  let unknown = ''
  const settle = () => {
    words.push(...unknown.replace(fillers, ' ').split(' '))
    unknown = ''
  }
  for (let place = 0; place < signs.length; ) {
    const word = wordAt(signs, place)
    if (word === undefined) {
      unknown += signs[place]
      place += 1
    } else {
      settle()
      words.push(word)
      place += [...word].length
    }
  }
  settle()
  return words.filter((word) => word !== '')
}

const synonymsOf = (word: string): string[] => {
  const wider = widerWords[word]
  const same = sameWords.find((group) => group.includes(word)) ?? []
  // A longer word that holds the shorter one is found by the shorter one already.
  return [...(wider === undefined ? [] : [wider]), ...same].filter((other) => !other.includes(word))
}

/**
 * Reads a question: what it asks for, piece by piece, each with its synonyms unless `isLiteral`. A text answers the question
 * when it holds every piece in one of its words.
 */
export const readQuery = (query: string, { isLiteral = false }: { isLiteral?: boolean } = {}): Piece[] => {
  const words = [...new Set(termsOf(query).flatMap(cut))]
  // A single sign beside words is mostly grammar; alone it is what was asked for.
  const telling = words.filter((word) => [...word].length > 1)
  return (telling.length > 0 ? telling : words)
    .slice(0, mostPieces)
    .map((word) => ({ word, also: isLiteral ? [] : synonymsOf(word) }))
}

/** The words of a piece, each of which counts. */
export const wordsOf = ({ word, also }: Piece): string[] => [word, ...also]

/** The most parts of a question that are counted where the whole finds nothing. */
const mostParts = 4

/** Smaller parts of a question that found nothing: its pieces, or pairs of signs where it is one unknown word. */
export const partsOf = (pieces: readonly Piece[]): string[] => {
  const [only, ...others] = pieces
  if (only === undefined) return []
  if (others.length > 0) return pieces.slice(0, mostParts).map(({ word }) => word)
  const signs = [...only.word]
  if (signs.length < 3 || !/\p{Script=Han}/u.test(only.word)) return []
  return signs.slice(1, mostParts + 1).map((sign, index) => `${signs[index]}${sign}`)
}
