/** The limits of a sheet: texts in code points (ceilings of the portal's own), lists and files in number. */
export const sheetLimits = {
  name: 100,
  nation: 50,
  address: 200,
  number: 50,
  content: 500,
  features: 500,
  names: 200,
  price: 100,
  /** The most entries of each list. */
  entries: 20,
  /** The most files of one kind of paper. */
  filesOfKind: 5,
  recordNum: 50,
  /** The most sheets of one user. */
  sheets: 100,
  /** The rows per page in the list of a user's sheets. */
  page: 8,
} as const
