/** How many headings of a line the caller knows. */
export type KnownHeadings = (cells: readonly string[]) => number

/** Many lists have a title or a remark above their headings, so the headings are looked for in this many lines. */
const lookedThrough = 10
/** A line with this many known headings is the line of headings. */
export const tellingHeadings = 3

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length

/**
 * Which of the first lines holds the headings: the first with three that are known, else the first that is filled at
 * least half as far as the fullest, as titles are not.
 */
export const headingLine = (lines: readonly { cells: readonly string[] }[], knownHeadings: KnownHeadings): number => {
  const some = lines.slice(0, lookedThrough)
  const known = some.findIndex(({ cells }) => knownHeadings(cells) >= tellingHeadings)
  if (known >= 0) return known
  const fullest = Math.max(...some.map(({ cells }) => filled(cells)))
  return Math.max(
    0,
    some.findIndex(({ cells }) => filled(cells) * 2 >= fullest),
  )
}

export const headingLinesNeeded = lookedThrough
