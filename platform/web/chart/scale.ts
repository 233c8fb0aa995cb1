/** The distance between two marks of an axis is one of these numbers times a power of ten. */
const steps = [1, 2, 2.5, 5, 10]

/** The marks of an axis from nothing to at least `most`, about four of them. */
export const axisMarks = (most: number, { whole = false }: { whole?: boolean } = {}): number[] => {
  if (most <= 0) return [0, 1]
  const rough = most / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const nice = (steps.find((step) => step * power >= rough) ?? 10) * power
  const step = whole ? Math.max(1, Math.ceil(nice)) : nice
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step)
}

/** A mark of an axis, short enough to stand beside it: `2.5`, `12万`. */
export const markText = (mark: number): string =>
  mark >= 10_000 ? `${Number((mark / 10_000).toFixed(2))}万` : `${Number(mark.toFixed(2))}`
