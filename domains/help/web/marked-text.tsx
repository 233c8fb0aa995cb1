import { markedPieces } from '../contract/search/search-texts.ts'

/** A text with the hits of the search marked. */
export function MarkedText({ text, terms }: { text: string; terms: readonly string[] }) {
  return markedPieces(text, terms).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place.
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
  )
}
