/** The keys that were sent, each with the number that the portal acknowledged for it; undefined where no answer arrived. */
export type Ledger = Map<string, string | undefined>

export type Finding = {
  acknowledged: number
  unanswered: number
  /** How many requests were stored although their answer never arrived. */
  unseen: number
  faults: string[]
}

const few = (items: Iterable<string>): string => [...items].slice(0, 5).join(', ')

const answered = (ledger: Ledger): string[] => [...ledger.values()].filter((number) => number !== undefined)

export const unansweredKeys = (ledger: Ledger): string[] =>
  [...ledger].filter(([, number]) => number === undefined).map(([key]) => key)

/**
 * Judges the state after a crash, before anything is sent again: every acknowledged number must be stored, and besides these
 * no more than were under way.
 * @param before numbers that were there before the test
 */
export const judgeCrash = (ledger: Ledger, before: ReadonlySet<string>, stored: string[]): Finding => {
  const acknowledged = answered(ledger)
  const known = new Set(acknowledged)
  const there = new Set(stored)
  const lost = acknowledged.filter((number) => !there.has(number))
  const unseen = stored.filter((number) => !known.has(number) && !before.has(number))
  const unanswered = unansweredKeys(ledger).length
  const faults = [
    ...(lost.length > 0 ? [`${lost.length} acknowledged but not stored: ${few(lost)}`] : []),
    ...(unseen.length > unanswered ? [`${unseen.length} stored without answer, only ${unanswered} under way`] : []),
  ]
  return { acknowledged: acknowledged.length, unanswered, unseen: unseen.length, faults }
}

/** Judges the state after every key has its answer: each key has one number of its own, and nothing else is stored. */
export const judgeRetries = (ledger: Ledger, before: ReadonlySet<string>, stored: string[]): string[] => {
  const numbers = answered(ledger)
  const distinct = new Set(numbers)
  const doubled = stored.filter((number) => !distinct.has(number) && !before.has(number))
  return [
    ...(numbers.length < ledger.size ? [`${ledger.size - numbers.length} keys without a number`] : []),
    ...(distinct.size < numbers.length ? [`${numbers.length - distinct.size} numbers given to two keys`] : []),
    ...(doubled.length > 0 ? [`${doubled.length} stored twice: ${few(doubled)}`] : []),
    ...(new Set(stored).size < stored.length ? ['the list names a number twice'] : []),
  ]
}
