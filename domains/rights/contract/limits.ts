/** The limits of the vault: texts in code points (ceilings of the portal's own), lists in number. */
export const rightLimits = {
  name: 100,
  number: 50,
  holder: 100,
  nation: 50,
  goods: 2000,
  note: 500,
  recordNum: 50,
  businessSn: 64,
  /** The most rights of one user. */
  rights: 1000,
  /** The most delegated rights that a search looks through, the ones saved last. */
  searched: 5000,
  /** The most papers of one right. */
  papers: 30,
  /** The most recordals of one right: one in force, and those before it. */
  recordals: 20,
  /** The most delegations of one right that are offered or active. */
  delegations: 20,
  /** The most years that a delegation lasts. */
  delegationYears: 3,
  /** The longest user name that an offer looks for. */
  username: 30,
  /** The longest note with which staff refuse to confirm a right. */
  verdict: 200,
} as const
