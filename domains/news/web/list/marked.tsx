import { markedParts } from '@portal/names/contract'
import { searchWords } from '../../contract/search-words.ts'

/** A text with the hits of a search marked. It is drawn as text, never as markup. */
export function Marked({ text, keyword }: { text: string; keyword: string }) {
  return markedParts(text, searchWords(keyword)).map(({ text: part, isHit }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name and never move.
    isHit ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  )
}
