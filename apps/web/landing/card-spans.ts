/** How many of the four columns a card takes. */
export type Span = 1 | 2 | 4

/**
 * The widths of `count` cards in rows of three, whose large one stands at the left and at the right by turns. What is left
 * over fills its row: one card the whole of it, two cards half of it each. No row has a gap.
 */
export const cardSpans = (count: number): Span[] => {
  const rest = count % 3
  const rows = Array.from({ length: (count - rest) / 3 }, (_, row): Span[] => (row % 2 === 0 ? [2, 1, 1] : [1, 1, 2]))
  const last: Record<number, Span[]> = { 1: [4], 2: [2, 2] }
  return [...rows, last[rest] ?? []].flat()
}

/** Puts the things that are large into the wide places, in their order, and fills the others with the rest. */
export const placeCards = <T extends { isLarge?: true }>(things: readonly T[]): { thing: T; span: Span }[] => {
  const large = things.filter(({ isLarge }) => isLarge)
  const small = things.filter(({ isLarge }) => !isLarge)
  return cardSpans(things.length).flatMap((span) => {
    const [first, second] = span > 1 ? [large, small] : [small, large]
    const thing = first.shift() ?? second.shift()
    return thing ? [{ thing, span }] : []
  })
}
