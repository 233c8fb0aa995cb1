/** A text in three parts, of which the middle one differs from another text. */
export type Parts = { start: string; middle: string; end: string }

const alike = (a: readonly string[], b: readonly string[]): number => {
  const at = a.findIndex((sign, place) => sign !== b[place])
  return at < 0 ? a.length : at
}

/** Splits two texts into what they begin with alike, what differs, and what they end with alike. */
export const differingParts = (before: string, after: string): [Parts, Parts] => {
  const [old, now] = [[...before], [...after]]
  const start = Math.min(alike(old, now), now.length)
  const [oldRest, nowRest] = [old.slice(start), now.slice(start)]
  const end = Math.min(alike(oldRest.toReversed(), nowRest.toReversed()), oldRest.length, nowRest.length)
  const partsOf = (signs: readonly string[]): Parts => ({
    start: signs.slice(0, start).join(''),
    middle: signs.slice(start, signs.length - end).join(''),
    end: signs.slice(signs.length - end).join(''),
  })
  return [partsOf(old), partsOf(now)]
}
