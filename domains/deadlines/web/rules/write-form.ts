import { isDay } from '@portal/platform/contract'
import { ruleVersionForm } from '../../contract/rule-versions.ts'
import { versionLimits } from '../../contract/version-limits.ts'
import { nextVersion } from '../../proof/next-version.ts'
import type { Delivery, RuleVersion, Unit } from '../../proof/rule.ts'
import { earliestStart } from '../../proof/succession.ts'
import { versionFaults } from '../../proof/version-faults.ts'

/** A new version as it is typed: numbers are texts, and an extension of none is not there. */
export type TypedVersion = {
  effectiveFrom: string
  name: string
  trigger: { name: string; deliveries: Delivery[] }
  deemedDays: string | null
  period: { amount: string; unit: Unit; direction: RuleVersion['period']['direction'] }
  lastDay: RuleVersion['lastDay']
  roll: RuleVersion['roll']
  suspendable: boolean
  extension: { amount: string; unit: Unit } | null
  source: { title: string; article: string; url: string }
  unchecked: string
}

/** The form begins with what the version before says; its first day is the one thing that is always new. */
export const typedOf = (before: RuleVersion): TypedVersion => {
  const { name, trigger, deemedDays, period, lastDay, roll, suspendable, extension, source } = before
  return {
    effectiveFrom: '',
    name,
    trigger: { name: trigger.name, deliveries: [...trigger.deliveries] },
    deemedDays: deemedDays === null ? null : String(deemedDays),
    period: { ...period, amount: String(period.amount) },
    lastDay,
    roll,
    suspendable,
    extension: extension && { ...extension, amount: String(extension.amount) },
    source: { title: source.title, article: source.article, url: source.url ?? '' },
    unchecked: before.unchecked ?? '',
  }
}

export const countsMonths = (unit: Unit): boolean => unit === 'month' || unit === 'year'
export const mayRoll = ({ unit, direction }: Pick<RuleVersion['period'], 'unit' | 'direction'>): boolean =>
  unit !== 'hour' && direction === 'after'

/** The extension in the unit of the period, which is the only one that it may have; null where there is none. */
const longerOf = ({ extension, period: { unit } }: TypedVersion) => extension && { ...extension, unit }

/** What is sent: choices that the chosen unit does not have fall back to having none. */
export const bodyOf = (typed: TypedVersion, after: number) => ({
  ...typed,
  lastDay: countsMonths(typed.period.unit) ? typed.lastDay : ('corresponding' as const),
  roll: mayRoll(typed.period) ? typed.roll : ('none' as const),
  deemedDays: typed.deemedDays ?? '',
  extension: longerOf(typed) ?? '',
  after,
})

const isAmount = (text: string): boolean => /^\d{1,4}$/.test(text) && Number(text) >= 1

/** The version that is being written, as soon as it says enough to be counted with; undefined until then. */
export const draftOf = (before: RuleVersion, typed: TypedVersion): RuleVersion | undefined => {
  const { effectiveFrom, period, deemedDays, extension } = typed
  const numbers = [period.amount, deemedDays ?? '1', extension?.amount ?? '1']
  if (!isDay(effectiveFrom) || !numbers.every(isAmount) || Number(period.amount) > versionLimits.amount)
    return undefined
  const { lastDay, roll } = bodyOf(typed, before.version)
  const longer = longerOf(typed)
  const draft = nextVersion(before, {
    ...typed,
    deemedDays: deemedDays === null ? null : Number(deemedDays),
    period: { ...period, amount: Number(period.amount) },
    extension: longer && { ...longer, amount: Number(longer.amount) },
    lastDay,
    roll,
  })
  return versionFaults(draft).length === 0 ? draft : undefined
}

/** The form's schema: the server's own, with what the version before and the parts among themselves ask. */
export const schemaFor = (versions: readonly RuleVersion[], before: RuleVersion) => {
  const earliest = earliestStart(versions)
  return ruleVersionForm.check((ctx) => {
    const { effectiveFrom } = ctx.value
    const message = `生效日须晚于上一版本的适用期间，最早为 ${earliest}`
    if (earliest !== undefined && isDay(effectiveFrom) && effectiveFrom < earliest)
      ctx.issues.push({ code: 'custom', message, path: ['effectiveFrom'], input: ctx.value })
    for (const { field, msg } of versionFaults(nextVersion(before, ctx.value)))
      ctx.issues.push({ code: 'custom', message: msg, path: [field], input: ctx.value })
  })
}
