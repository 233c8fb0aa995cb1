import type { Spans } from '../../contract/search.ts'

/** A text with the found pieces marked. It is drawn as text, never as markup. */
export function Spanned({ text, spans }: { text: string; spans: Spans }) {
  const ends = [...spans, [text.length, text.length] as const]
  return ends.map(([from, to], at) => {
    const begin = ends[at - 1]?.[1] ?? 0
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name and never move.
      <span key={at}>
        {text.slice(begin, from)}
        {to > from && <mark>{text.slice(from, to)}</mark>}
      </span>
    )
  })
}
