const mega = 1024 * 1024

/** Limits of lists of rights that are handed in. */
export const importLimits = {
  /** The largest file. */
  bytes: 5 * mega,
  /** The most rights of one list. */
  rows: 2_000,
  /** Lines of a file, empty ones and those above the headings included. */
  lines: 10_000,
  /** How long a preview can be confirmed, and is kept. */
  hours: 24,
  /** How many lists one user may hand in on a day. */
  perDay: 20,
  /** How many characters of a cell are read: more than any field may have, so that a longer text is a fault. */
  cell: 400,
  /** How many characters of a faulty cell its fault quotes. */
  quoted: 30,
} as const
