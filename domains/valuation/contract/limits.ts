const mega = 1024 * 1024

/** Limits of valuations (design, patents.md §6 to §8). */
export const valuationLimits = {
  /** Characters of `pns`. */
  text: 200,
  /** Numbers of one call. */
  numbers: 5,
  /** Entries of a user's history. */
  history: 1_000,
  /** Days without use after which a result is gone, unless somebody has it in his history, in a batch or in a report. */
  keptDays: 30,
  /** Characters of the note of new parameters, and of a source and its address. */
  note: 500,
  source: 500,
  /** How many reports one user may have made in a day, and how many days each is kept. */
  reportsPerDay: 20,
  reportDays: 90,
  /** How many batches one user may hand in on a day, how many numbers each may hold, and how many days it is kept. */
  batchesPerDay: 10,
  batchNumbers: 200,
  batchDays: 30,
  /** The largest file of a batch: a list of 200 patents with every column of a data base has less. */
  batchBytes: 5 * mega,
  /** Lines of such a file, empty ones included. */
  batchLines: 10_000,
} as const

export type Range = { readonly min: number; readonly max: number; readonly whole?: true }

/** What the parameters may be (design, patents.md §6). */
export const parameterRanges = {
  income: { min: 1, max: 10_000_000 },
  factor: { min: 0.01, max: 100 },
  /** What is left from year to year, and a correlation. */
  share: { min: 0.01, max: 0.99 },
  /** A chance, and a discount rate. */
  chance: { min: 0, max: 1 },
  spread: { min: 0.1, max: 5 },
  leastPrice: { min: 0, max: 10_000_000 },
  fee: { min: 0, max: 10_000_000, whole: true },
} as const satisfies Record<string, Range>

/** Rows of a table of industries or of countries. */
export const mostRows = 300
