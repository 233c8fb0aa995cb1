/** Limits of what is kept of a patent. Lengths are in code points. */
export const patentDataLimits = {
  title: 300,
  /** Applicants, inventors and classes as a list has them. */
  list: 4_000,
  names: 200,
  classes: 60,
  countries: 200,
  /** The largest count that a list may tell. */
  count: 100_000,
} as const
