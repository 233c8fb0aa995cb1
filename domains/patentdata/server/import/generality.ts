/** The class of four signs to which a group of the IPC belongs: `H04L9/08` is of H04L. */
const classOf = (group: string): string => group.slice(0, 4)

/**
 * How widely the patents that cite one are spread over classes, 0 to 1: one minus the sum of the squared shares, corrected for the
 * few that are known (Squicciarini, Dernis, Criscuolo 2013). One entry for each citing patent; below two nothing is spread.
 */
export const generalityOf = (citing: readonly string[]): number => {
  const n = citing.length
  if (n < 2) return 0
  const counts = Map.groupBy(citing, classOf)
  const together = [...counts.values()].reduce((sum, { length }) => sum + (length / n) ** 2, 0)
  return Math.round((1 - together) * (n / (n - 1)) * 1e6) / 1e6
}
