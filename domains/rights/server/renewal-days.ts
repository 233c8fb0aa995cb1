import type { CountChecked } from '@portal/deadlines/server'
import type { Day } from '@portal/platform/contract'
import { phaseOf, type RenewalDays, type RightPhase } from '../contract/phase.ts'
import type { RightFacts } from '../contract/right.ts'

const markOfChina = 4

/** The rules by which a right of this type and country is renewed; undefined where the portal knows none. */
export const renewalRules = ({ registerType, country }: Pick<RightFacts, 'registerType' | 'country'>) =>
  registerType === markOfChina && country === 'CN'
    ? { window: 'tm.cn.renewWindow', grace: 'tm.cn.renewGrace' }
    : undefined

/**
 * How a right stands on a day, by checked rules alone. Of a long list each right is counted once: until its last day only the
 * window matters, and after it only the grace.
 */
export const phaseOn = (count: CountChecked, facts: RightFacts, today: Day): RightPhase => {
  const rules = renewalRules(facts)
  const end = facts.rightEndDate
  if (!rules || end === null) return phaseOf(facts, { opensOn: null, graceEndsOn: null }, today)
  const days: RenewalDays =
    today <= end
      ? { opensOn: count(rules.window, end)?.opensOn ?? null, graceEndsOn: null }
      : { opensOn: null, graceEndsOn: count(rules.grace, end)?.dueOn ?? null }
  return phaseOf(facts, days, today)
}
