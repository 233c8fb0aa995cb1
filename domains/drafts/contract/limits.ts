/** What one user may keep, and for how long. A long form with every field full takes a tenth of `bytes`. */
export const draftLimits = {
  /** Drafts of one user: one for each form. */
  drafts: 30,
  /** Uploads that one draft names. */
  files: 20,
  /** Of the values as JSON. */
  bytes: 100 * 1024,
  /** Lists within lists. */
  depth: 8,
  /** Of the form's address, in characters. */
  page: 300,
  days: 30,
} as const
