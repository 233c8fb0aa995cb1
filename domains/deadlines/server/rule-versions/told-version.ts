import type { RuleVersion } from '../../proof/rule.ts'
import { amountWords, sourceWords } from '../../proof/step-words.ts'

/** A version as the act log tells it: each part in a few words. */
export const toldVersion = (version: RuleVersion) => {
  const { effectiveFrom, effectiveTo, name, kinds, actor, trigger, deemedDays, period, lastDay, roll } = version
  const { calendar, zone, ways, suspendable, extension, source, unchecked } = version
  return {
    effectiveFrom,
    effectiveTo,
    name,
    kinds: kinds.join(' '),
    actor,
    trigger: `${trigger.name} ${trigger.deliveries.join(' ')}`,
    deemedDays,
    period: `${amountWords(period)} ${period.direction}`,
    lastDay,
    roll,
    calendar,
    zone,
    ways: ways.list.map(({ way, closing }) => `${way} ${closing}`).join(' '),
    suspendable,
    extension: extension && amountWords(extension),
    source: sourceWords(source),
    url: source.url,
    checkedOn: source.checkedOn,
    tag: source.tag,
    unchecked,
  }
}

/** The page of the back office that shows a rule. */
export const rulePage = (code: string): string => `/deadline-rules?rule=${code}`
