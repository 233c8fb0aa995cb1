/** Limits of a sheet: texts in code points (our own ceilings), lists and files in number. */
export const sheetLimits = {
  name: 100,
  nation: 50,
  address: 200,
  number: 50,
  content: 500,
  features: 500,
  names: 200,
  price: 100,
  /** Entries of each list. */
  entries: 20,
  /** Files of one kind of paper. */
  filesOfKind: 5,
  recordNum: 50,
  /** Sheets of one user. */
  sheets: 100,
  /** Rows of a page of one's sheets. */
  page: 8,
} as const
