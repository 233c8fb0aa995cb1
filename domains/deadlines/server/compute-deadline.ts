import { heldYears } from '@portal/calendars/proof'
import { isCalendar } from '@portal/calendars/server'
import { type Ctx, refuseField } from '@portal/platform/server'
import type { Computed, ComputeForm } from '../contract/compute.ts'
import { askedFaults } from '../proof/asked-faults.ts'
import { chooseVersion } from '../proof/choose-version.ts'
import { countDeadline } from '../proof/count-deadline.ts'
import type { Asked, Counted } from '../proof/counting.ts'
import { isChecked, type RuleVersion } from '../proof/rule.ts'
import { ensure } from './failures.ts'
import { testedRules } from './stored-rules.ts'

type CountCtx = Pick<Ctx, 'db' | 'now' | 'actor'>

/**
 * Counts a deadline by the version that is in force for the trigger, with the years that this process holds. A version that
 * nobody has checked counts for staff alone.
 * @throws AppFailure `deadline.self_test` while a worked example comes out otherwise by the stored rules
 */
export const countByRule = async (
  ctx: CountCtx,
  { rule: code, ...asked }: ComputeForm,
): Promise<{ version: RuleVersion; asked: Asked; counted: Counted }> => {
  const { versions, faults } = await testedRules.read(ctx)
  ensure(faults.length === 0, 'deadline.self_test')
  const ofRule = versions.filter((version) => version.code === code)
  ensure(ofRule.length > 0, 'deadline.unknown_rule')
  const version = chooseVersion(ofRule, asked.trigger)
  ensure(version, 'deadline.no_rule')
  const { unchecked } = version
  const isOpen = isChecked(version) || ctx.actor?.userType === 'staff'
  ensure(isOpen, 'deadline.rule_unchecked', unchecked ? { msg: unchecked } : {})
  ensure(!asked.calendar || isCalendar(asked.calendar), 'deadline.unknown_calendar')
  const [fault] = askedFaults(version, asked)
  if (fault) refuseField(fault.field, fault.msg)
  return { version, asked, counted: countDeadline(version, asked, heldYears()) }
}

/** What a count says of the version that it was made by. */
export const ruleOf = (version: RuleVersion): Computed['rule'] => {
  const { code, name, source } = version
  return { code, version: version.version, name, checked: isChecked(version), source }
}

export const computeDeadline = async (ctx: CountCtx, { body }: { body: ComputeForm }): Promise<Computed> => {
  const { version, counted } = await countByRule(ctx, body)
  return { rule: ruleOf(version), ...counted }
}
