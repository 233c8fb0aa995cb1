/** A page of help as the search reads it: its title, and its lines in their order. */
export type SearchedTopic<L extends { text: string }> = { key: string; title: string; lines: readonly L[] }

export type SearchGroup<L> = { key: string; title: string; hits: readonly L[] }

/** `terms` are what to mark in the texts; `isLoose`: nothing held all that was asked, so parts of it were looked for. */
export type SearchResult<L> = { groups: readonly SearchGroup<L>[]; terms: readonly string[]; isLoose: boolean }

/**
 * The longest question that is searched: longer than any question needs, and short enough to be searched at every key press.
 */
export const queryLimit = 60

/** A text in which full and half width, capital and small letters are the same. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

/** The folded text, and for each of its places the place in the text as it stands. */
const foldedWithPlaces = (text: string): { folded: string; places: number[] } => {
  let folded = ''
  const places: number[] = []
  let place = 0
  for (const sign of text) {
    const part = fold(sign)
    folded += part
    for (let index = 0; index < part.length; index += 1) places.push(place)
    place += sign.length
  }
  places.push(place)
  return { folded, places }
}

/** The words of a question without repetitions; spaces and punctuation separate them. */
export const termsOf = (query: string): string[] => [
  ...new Set(
    fold([...query].slice(0, queryLimit).join(''))
      .split(/[^\p{L}\p{N}]+/u)
      .filter((term) => term !== ''),
  ),
]

/** Words that stand in questions but never in the answers, such as “how” and “what”. */
const fillers = /怎么办|怎样|怎么|如何|什么|哪里|哪些|多少|可以|需要|请问|能不能|是不是|应该|我的|吗|呢|了/g

/** Pairs of neighbouring characters, since a Chinese question has no spaces at which it could be cut. */
const pairsOf = (terms: readonly string[]): string[] => [
  ...new Set(
    terms
      .flatMap((term) => term.replace(fillers, ' ').split(' '))
      .flatMap((part) => {
        const signs = [...part]
        return signs.length <= 2 ? [part] : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
      })
      .filter((pair) => pair !== ''),
  ),
]

/** Where no text contains the whole question, a text counts from this share of the question's pairs on. */
const looseShare = 0.4

const groupsOf = <L extends { text: string }>(
  topics: readonly SearchedTopic<L>[],
  parts: readonly string[],
  share: number,
): SearchGroup<L>[] => {
  const found = topics.map(({ key, title, lines }) => {
    const inTitle = parts.filter((part) => fold(title).includes(part))
    const hits = lines.filter(({ text }) => {
      const folded = fold(text)
      const inText = parts.filter((part) => folded.includes(part))
      const covered = new Set([...inText, ...inTitle]).size
      return inText.length > 0 && covered >= parts.length * share
    })
    return { key, title, hits, named: inTitle.length >= parts.length * share ? 1 : 0 }
  })
  return found
    .filter(({ hits, named }) => hits.length > 0 || named === 1)
    .sort((a, b) => b.named - a.named || b.hits.length - a.hits.length)
    .map(({ named: _, ...group }) => group)
}

/**
 * Searches pages of help for parts of words: a line counts when it and its page's title together hold every word. Where
 * nothing does, lines that hold two fifths of the question's pairs of signs count.
 */
export const searchHelp = <L extends { text: string }>(
  topics: readonly SearchedTopic<L>[],
  query: string,
): SearchResult<L> => {
  const terms = termsOf(query)
  if (terms.length === 0) return { groups: [], terms, isLoose: false }
  const groups = groupsOf(topics, terms, 1)
  if (groups.length > 0) return { groups, terms, isLoose: false }
  const pairs = pairsOf(terms)
  return { groups: pairs.length === 0 ? [] : groupsOf(topics, pairs, looseShare), terms: pairs, isLoose: true }
}

/** A text cut into pieces, every other one marked, as `[plain, marked, plain, …]`. */
export const markedPieces = (text: string, terms: readonly string[]): string[] => {
  const { folded, places } = foldedWithPlaces(text)
  const marks = new Array<boolean>(text.length).fill(false)
  for (const term of terms) {
    for (let at = folded.indexOf(term); at >= 0 && term !== ''; at = folded.indexOf(term, at + 1)) {
      marks.fill(true, places[at], places[at + term.length])
    }
  }
  const pieces = ['']
  for (let index = 0; index < text.length; index += 1) {
    const isMarkedPiece = pieces.length % 2 === 0
    if (marks[index] !== isMarkedPiece) pieces.push('')
    pieces.push(`${pieces.pop()}${text[index]}`)
  }
  return pieces
}
