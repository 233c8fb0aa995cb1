const second = 1_000
const hour = 3_600 * second
const day = 24 * hour

/** Limits of asking outside sources for patents (design, patents.md §4 and §8). Times are in ms. */
export const sourceLimits = {
  /** So long a caller waits for all numbers that he asked for together; what comes later is stored for the next try. */
  patience: 8 * second,
  /** So long an answer may take at all. */
  answer: 30 * second,
  /** The most bytes of one answer; large families with their events have about a megabyte. */
  bytes: 8 * 1024 * 1024,
  /** What OPS gives a registered user in a week. */
  weekBytes: 4_000_000_000,
  /** From this share of the week's quota on nothing more is asked. */
  weekShare: 0.95,
  /** Legal events older than this are asked for anew, the rest later. */
  legalDays: 7,
  otherDays: 30,
  /** A number that the source does not know is not asked for again so soon. */
  absent: day,
  pauses: { silent: 60 * second, red: 60 * second, black: 10 * 60 * second, refused: 10 * 60 * second, hour },
  /** Hits of the search for citing documents that one answer holds; nobody needs to know of more. */
  citing: 100,
  /** Applicants, inventors and classes of a publication. */
  names: 200,
} as const
