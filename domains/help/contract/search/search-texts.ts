import { fillers, fold, type Piece, readQuery, termsOf, wordsOf } from './reading.ts'

/** A page as the search reads it: its title, and its lines in their order. */
export type SearchedPage<L extends { text: string }> = { key: string; title: string; lines: readonly L[] }

export type SearchGroup<L> = { key: string; title: string; hits: readonly L[] }

/** `terms` are what to mark in the texts; `isLoose`: nothing held all that was asked, so parts of it were looked for. */
export type SearchResult<L> = { groups: readonly SearchGroup<L>[]; terms: readonly string[]; isLoose: boolean }

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

/** Whether a folded text holds a piece in one of its words. */
const holds = (folded: string, piece: Piece): boolean => wordsOf(piece).some((word) => folded.includes(word))

const groupsOf = <L extends { text: string }>(
  pages: readonly SearchedPage<L>[],
  pieces: readonly Piece[],
  share: number,
): SearchGroup<L>[] => {
  const found = pages.map(({ key, title, lines }) => {
    const foldedTitle = fold(title)
    const inTitle = pieces.filter((piece) => holds(foldedTitle, piece))
    const hits = lines.filter(({ text }) => {
      const folded = fold(text)
      const inText = pieces.filter((piece) => holds(folded, piece))
      const covered = new Set([...inText, ...inTitle]).size
      return inText.length > 0 && covered >= pieces.length * share
    })
    return { key, title, hits, named: inTitle.length >= pieces.length * share ? 1 : 0 }
  })
  return found
    .filter(({ hits, named }) => hits.length > 0 || named === 1)
    .sort((a, b) => b.named - a.named || b.hits.length - a.hits.length)
    .map(({ named: _, ...group }) => group)
}

/** The words that mark what a question found. */
export const markedWords = (pieces: readonly Piece[]): string[] => pieces.flatMap(wordsOf)

/**
 * Pages that hold a question: a line counts when it and its page's title together hold this share of the question's pieces,
 * by default all of them.
 */
export const searchPages = <L extends { text: string }>(
  pages: readonly SearchedPage<L>[],
  pieces: readonly Piece[],
  share = 1,
): SearchGroup<L>[] => (pieces.length === 0 ? [] : groupsOf(pages, pieces, share))

/**
 * Searches pages for a question as `searchPages` does. Where nothing is found, lines that hold two fifths of the question's
 * pairs of signs count.
 */
export const searchLoosely = <L extends { text: string }>(
  pages: readonly SearchedPage<L>[],
  query: string,
): SearchResult<L> => {
  const pieces = readQuery(query)
  const groups = searchPages(pages, pieces)
  if (groups.length > 0 || pieces.length === 0) return { groups, terms: markedWords(pieces), isLoose: false }
  const pairs = pairsOf(termsOf(query))
  const parts = pairs.map((word) => ({ word, also: [] }))
  return { groups: parts.length === 0 ? [] : groupsOf(pages, parts, looseShare), terms: pairs, isLoose: true }
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
