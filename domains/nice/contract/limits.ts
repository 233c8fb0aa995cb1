/** Limits of the classification and of what is chosen from it. */
export const niceLimits = {
  /** The classes of the Nice Agreement. */
  classes: 45,
  /** The most items of one order. */
  items: 500,
  /** How many items of a class may be chosen where its edition does not say; no edition may allow fewer than the floor. */
  cap: 100,
  capFloor: 10,
  /** The items of a class that the official fee covers; each further one is charged. */
  covered: 10,
  keyword: 50,
  suggestions: 30,
  /** How many years a moved item is told of after its move. */
  movedYears: 3,
  fileBytes: 20 * 1024 * 1024,
  drafts: 40,
  /** How many refused, added, removed and renamed entries of a file a preview lists; their counts are exact. */
  listed: 200,
  source: 200,
  editionName: 80,
  className: 40,
  heading: 500,
  groupName: 100,
  itemId: 12,
  itemName: 100,
  linkNote: 200,
  /** Amendments of one list. */
  amendments: 5_000,
  /** The largest share of refused entries with which an edition may be published. */
  refusedShare: 0.01,
} as const

/** How many items of a class may be chosen, as shown and enforced. */
export const capOf = (minNumber: number): number => Math.max(niceLimits.capFloor, minNumber)
