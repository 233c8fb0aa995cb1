import { type Day, dayNumber, dayOfNumber } from '@portal/calendars/proof'
import { isChecked, type RuleSource, type RuleVersion } from './rule.ts'

/** What somebody found who compared a version with its source. */
type Check = { url: string; checkedOn: Day; tag: 'L' | 'O' }

/** A version that a checked one replaced before it was checked itself: it ends before it begins, and never counts. */
export const isReplaced = ({ effectiveFrom, effectiveTo }: Pick<RuleVersion, 'effectiveFrom' | 'effectiveTo'>) =>
  effectiveTo !== null && effectiveTo < effectiveFrom

/** The last day on which an earlier version counts once one that begins on `day` is checked. */
export const eveOf = (day: Day): Day => dayOfNumber(dayNumber(day) - 1)

/** The checked version of a rule that begins last; undefined while none is checked. */
const lastChecked = (ofRule: readonly RuleVersion[]): RuleVersion | undefined =>
  ofRule.filter(isChecked).toSorted(inSuccession).at(-1)

/**
 * The first day on which a further version of a rule may begin: after the one that counts now has begun, and after it ends where
 * its end is known. A version that nobody has checked yet stands in nobody's way, so that its faults can be mended.
 */
export const earliestStart = (ofRule: readonly RuleVersion[]): Day | undefined => {
  const before = lastChecked(ofRule)
  if (!before) return undefined
  const { effectiveFrom, effectiveTo } = before
  const last = effectiveTo !== null && effectiveTo > effectiveFrom ? effectiveTo : effectiveFrom
  return dayOfNumber(dayNumber(last) + 1)
}

type Begun = Pick<RuleVersion, 'version' | 'effectiveFrom'>

/** By their first days; of two that begin on one day the one that was written later mends the other, and follows it. */
export const inSuccession = (a: Begun, b: Begun): number =>
  a.effectiveFrom === b.effectiveFrom ? a.version - b.version : a.effectiveFrom < b.effectiveFrom ? -1 : 1

/**
 * The version of a rule that must be checked before another: the unchecked one that begins first, and earlier than that. Of several
 * that begin on one day it is the last one written, since its check replaces the others.
 */
export const checkedFirst = (
  ofRule: readonly RuleVersion[],
  { effectiveFrom }: RuleVersion,
): RuleVersion | undefined => {
  const waiting = ofRule.filter((one) => !isChecked(one) && !isReplaced(one) && one.effectiveFrom < effectiveFrom)
  const [first] = waiting.toSorted(inSuccession)
  return waiting
    .filter((one) => one.effectiveFrom === first?.effectiveFrom)
    .toSorted(inSuccession)
    .at(-1)
}

/**
 * Whether the check of one version ends another: it goes before it in the succession, whichever was written first, and its end is
 * not known yet. One that begins later goes on waiting for its own check.
 */
export const endsBy = (other: Begun & Pick<RuleVersion, 'effectiveTo'>, checked: Begun): boolean =>
  other.effectiveTo === null && inSuccession(other, checked) < 0

/** The source of a version as its check leaves it. */
export const checkedSource = (source: RuleSource, check: Check): RuleSource => ({ ...source, ...check })

/** The versions of a rule as they stand once one of them is checked: it counts, and those before it end on its eve. */
export const afterCheck = (ofRule: readonly RuleVersion[], checked: RuleVersion, check: Check): RuleVersion[] =>
  ofRule.map((one) => {
    if (one.version === checked.version) return { ...one, source: checkedSource(one.source, check) }
    return endsBy(one, checked) ? { ...one, effectiveTo: eveOf(checked.effectiveFrom) } : one
  })
