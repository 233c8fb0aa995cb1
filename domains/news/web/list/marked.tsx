import { markedParts } from '../../contract/fold.ts'

/** A text in which what was looked for is marked; drawn as text, whatever it holds. */
export function Marked({ text, keyword }: { text: string; keyword: string }) {
  return markedParts(text, keyword).map(({ text: part, isHit }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name and never move.
    isHit ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  )
}
