/** What one user may keep, and for how long. A long form with every field full takes a tenth of `bytes`. */
export const draftLimits = {
  /** The most drafts of one user; there is one for each form. */
  drafts: 30,
  /** The most uploads that one draft names. */
  files: 20,
  /** The most bytes of a draft's values, written as JSON. */
  bytes: 100 * 1024,
  /** How deep lists and objects may stand within each other. */
  depth: 8,
  /** The most characters of the address of the form's page. */
  page: 300,
  days: 30,
} as const
