/** Limits of valuations (design, patents.md §6 to §8). */
export const valuationLimits = {
  /** Characters of `pns`. */
  text: 200,
  /** Numbers of one call. */
  numbers: 5,
  /** Entries of a user's history. */
  history: 1_000,
  /** Days without use after which a result is gone, unless somebody has it in his history. */
  keptDays: 30,
} as const
