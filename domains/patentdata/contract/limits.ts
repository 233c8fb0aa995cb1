/** Limits of what is kept of a patent. Lengths are in code points. */
export const patentDataLimits = {
  title: 300,
  /** Applicants, inventors and classes as a list has them. */
  list: 4_000,
  names: 200,
  classes: 60,
  countries: 200,
  /** Legal events of one line as a list has them, how many there may be, and the words of one. */
  eventText: 20_000,
  events: 300,
  eventWords: 200,
  /** Classes of the patents that cite one, as a list has them, and how many there may be. */
  citingText: 20_000,
  citing: 2_000,
  /** What the desk types to find a publication, and the longest name of a source. */
  keyword: 60,
  sourceName: 60,
  /** How many publications of a list are counted; beyond these the desk says that there are more. */
  counted: 1_000,
  /** The largest count that a list may tell. */
  count: 100_000,
} as const
