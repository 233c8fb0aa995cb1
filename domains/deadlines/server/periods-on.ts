import type { Ctx } from '@portal/platform/server'
import { versionOn } from '../proof/choose-version.ts'
import { isChecked, type RuleVersion } from '../proof/rule.ts'
import { amountWords, sourceWords } from '../proof/step-words.ts'
import { testedRules } from './stored-rules.ts'

/** A period as pages of help tell it: from what it is counted, how long it is, and on what it rests. */
type Period = {
  rule: string
  name: string
  trigger: string
  period: string
  source: string
  url: string | null
  checkedOn: string | null
}

const periodOf = ({ code, name, trigger, period, source }: RuleVersion): Period => ({
  ...{ rule: code, name },
  trigger: `自${trigger.name}${period.direction === 'before' ? '往前推算' : '起算'}`,
  period: amountWords(period),
  ...{ source: sourceWords(source), url: source.url, checkedOn: source.checkedOn },
})

/**
 * The periods of these rules by the versions that hold on a day, in the order of `codes`. What nobody has checked is left out, and
 * all of them while the self-test finds a fault.
 */
export const periodsOn = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  codes: readonly string[],
  day: string,
): Promise<Period[]> => {
  const { versions, faults } = await testedRules.read(ctx)
  if (faults.length > 0) return []
  return codes.flatMap((code) => {
    const ofRule = versions.filter((one) => one.code === code)
    const version = versionOn(ofRule, day)
    return version && isChecked(version) ? [periodOf(version)] : []
  })
}
