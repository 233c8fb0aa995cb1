import { dayOfNumber } from '@portal/calendars/proof'
import { windowOpens } from './count-period.ts'
import { triggerDay } from './months.ts'
import type { RuleVersion } from './rule.ts'
import { inSuccession } from './succession.ts'

/** The day by which a version is chosen: the trigger's, and for a window the day on which it opens. */
const judgedDay = ({ period }: RuleVersion, trigger: string): string => {
  const day = triggerDay(trigger)
  return dayOfNumber(period.direction === 'before' ? windowOpens(day, period).day : day)
}

/** Whether a version holds on a day. One that was replaced before it was checked ends before it begins, and never holds. */
const holdsOn = ({ effectiveFrom, effectiveTo }: RuleVersion, day: string): boolean =>
  effectiveFrom <= day && (effectiveTo === null || day <= effectiveTo)

/** The version of a rule that holds on a day, whatever it counts; undefined where none does. */
export const versionOn = (ofRule: readonly RuleVersion[], day: string): RuleVersion | undefined =>
  ofRule.toSorted(inSuccession).find((version) => holdsOn(version, day))

/**
 * The version of a rule that counts for a trigger; undefined where none was in force. They are asked in the order in which they
 * begin: until the next one is checked, and so ends the one before, that one goes on.
 */
export const chooseVersion = (versions: readonly RuleVersion[], trigger: string): RuleVersion | undefined =>
  versions.toSorted(inSuccession).find((version) => holdsOn(version, judgedDay(version, trigger)))
