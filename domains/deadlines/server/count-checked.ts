import { heldYears } from '@portal/calendars/proof'
import type { Ctx } from '@portal/platform/server'
import { askedFaults } from '../proof/asked-faults.ts'
import { chooseVersion } from '../proof/choose-version.ts'
import { countDeadline } from '../proof/count-deadline.ts'
import type { Asked, Counted } from '../proof/counting.ts'
import { type Delivery, isChecked, type RuleVersion } from '../proof/rule.ts'
import { testedRules } from './stored-rules.ts'

/** The checked version by which a rule is counted; undefined where none was in force, or what is asked cannot be counted. */
export const findChecked = (versions: readonly RuleVersion[], code: string, asked: Asked): RuleVersion | undefined => {
  const ofRule = versions.filter((one) => one.code === code)
  const version = chooseVersion(ofRule, asked.trigger)
  return version && isChecked(version) && askedFaults(version, asked).length === 0 ? version : undefined
}

/** A period of a rule that was checked, counted from one day. */
export type CheckedCount = { name: string } & Pick<Counted, 'opensOn' | 'dueOn'>

/** Counts by a rule's code and the day that starts it; null where no checked version was in force, or the day cannot be counted from. */
export type CountChecked = (code: string, trigger: string, delivery?: Delivery) => CheckedCount | null

/** For domains that show days of law beside their own records. While the self-test fails, nothing is counted. */
export const countChecked = async (ctx: Pick<Ctx, 'db' | 'now'>): Promise<CountChecked> => {
  const { versions, faults } = await testedRules.read(ctx)
  if (faults.length > 0) return () => null
  return (code, trigger, delivery) => {
    const asked = { trigger, ...(delivery && { delivery }) }
    const version = findChecked(versions, code, asked)
    if (!version) return null
    const { opensOn, dueOn } = countDeadline(version, asked, heldYears())
    return { name: version.name, opensOn, dueOn }
  }
}
